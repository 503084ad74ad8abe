import { testTables } from '@ensemble/service-kit/testing/table-tests'
import { identity } from '../../src/config.ts'
import { articleHistory } from '../../src/data/article-history.ts'
import { articles } from '../../src/data/articles.ts'
import { authorNames } from '../../src/data/author-names.ts'
import { files } from '../../src/data/files.ts'
import { missionTeams, missionPeople } from '../../src/data/mission-teams.ts'
import { readers } from '../../src/data/readers.ts'

testTables({
  identity,
  folder: new URL('../../src/data/', import.meta.url),
  tables: [articleHistory, articles, authorNames, files, missionTeams, missionPeople, readers],
  notPeople: { 'articles.medically_reviewed_by': 'the name of whoever has read it through' },
})
