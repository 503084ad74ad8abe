import { useState } from 'react'
import { EmptyState, FilterBar, Pagination, ResultLine, SearchField, Select, Tabs, Text } from '../../src/index.ts'
import { Example, Section } from '../example.tsx'

const domains = [
  { value: 'prevention', label: 'Prévention' },
  { value: 'support', label: 'Soutien aux personnes malades' },
] as const

/** What stands around a list: filters, count, tabs, pages. */
export function ListsSection() {
  const [search, setSearch] = useState('')
  const [domain, setDomain] = useState<'prevention' | 'support' | ''>('support')
  const [page, setPage] = useState(1)
  const [tab, setTab] = useState<'waiting' | 'accepted' | 'past'>('waiting')
  return (
    <Section id="listes" title="Listes">
      <Example name="Barre de filtres et nombre de résultats">
        <FilterBar
          search={
            <SearchField
              label="Chercher dans les missions"
              placeholder="Chercher dans les missions"
              value={search}
              onChange={setSearch}
            />
          }
          filters={
            <>
              <Select label="Domaine" options={domains} value={domain} onChange={setDomain} emptyOption="Tous" />
              <Select label="Type" options={[]} value="" onChange={() => undefined} placeholder="Tous les types" />
            </>
          }
          active={
            domain === ''
              ? []
              : [{ id: 'domain', label: 'Soutien aux personnes malades', onRemove: () => setDomain('') }]
          }
          onClear={() => setDomain('')}
        />
        <ResultLine>38 missions</ResultLine>
      </Example>
      <Example name="Onglets">
        <Tabs
          label="Mes missions"
          value={tab}
          onChange={setTab}
          items={[
            {
              id: 'waiting',
              label: 'En attente',
              count: 2,
              content: <Text>Deux demandes attendent une réponse.</Text>,
            },
            { id: 'accepted', label: 'Acceptées', count: 5, content: <Text>Cinq missions à venir.</Text> },
            { id: 'past', label: 'Passées', content: <EmptyState headingLevel={4} title="Aucune mission passée" /> },
          ]}
        />
      </Example>
      <Example name="Pages">
        <Pagination page={page} pageCount={10} onChange={setPage} />
      </Example>
    </Section>
  )
}
