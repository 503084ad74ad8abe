import { useTranslation } from '@ensemble/mf-kit'
import { Box, Heading, Stack, Text, token, VisuallyHidden } from '@ensemble/ui'
import { Fragment } from 'react'
import type { ArticleForm } from '../article-form.ts'
import { changedWords, type ComparedBlock, comparedText, comparedWords, type Piece } from './compared-text.ts'
import { useFieldChanges } from './use-field-changes.ts'

/** What one text has that the other has not: in words first, then marked within the text, by signs and not by colour alone. */
export function RevisionChanges({ before, after }: { before: ArticleForm; after: ArticleForm }) {
  const { t } = useTranslation('mf-articles')
  const fields = useFieldChanges(before, after)
  const title = comparedWords(before.title, after.title)
  const summary = comparedWords(before.summary, after.summary)
  const blocks = comparedText(before.body, after.body)
  const words = changedWords([...title, ...summary, ...blocks.flatMap(({ pieces }) => pieces)])
  const sums = [
    ...(words.added > 0 ? [t('editor.revisions.added', { count: words.added })] : []),
    ...(words.removed > 0 ? [t('editor.revisions.removed', { count: words.removed })] : []),
    ...(fields.length > 0 ? [t('editor.revisions.fields', { count: fields.length })] : []),
  ]
  const changedTitle = title.some(({ kind }) => kind !== 'same')
  const changedSummary = summary.some(({ kind }) => kind !== 'same')
  const changedBody = blocks.some(({ kind }) => kind !== 'same')
  return (
    <Stack sx={{ gap: '16px' }}>
      <Text weight="medium">{sums.length === 0 ? t('editor.revisions.nothing') : sums.join(' · ')}</Text>
      {fields.length > 0 ? (
        <Box component="ul" sx={{ margin: 0, paddingLeft: '20px' }}>
          {fields.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Box>
      ) : null}
      {changedTitle ? <Part name={t('editor.fields.title')} blocks={[{ kind: 'changed', pieces: title }]} /> : null}
      {changedSummary ? (
        <Part name={t('editor.fields.summary')} blocks={[{ kind: 'changed', pieces: summary }]} />
      ) : null}
      {changedBody ? <Part name={t('editor.fields.body')} blocks={blocks} /> : null}
    </Stack>
  )
}

function Part({ name, blocks }: { name: string; blocks: readonly ComparedBlock[] }) {
  return (
    <Stack component="section" sx={{ gap: '12px' }}>
      <Heading level={3} size="s">
        {name}
      </Heading>
      {withoutQuiet(blocks).map((entry, index) =>
        typeof entry === 'number' ? <Quiet key={index} count={entry} /> : <Block key={index} block={entry} />,
      )}
    </Stack>
  )
}

/** Runs of blocks that stayed the same are told by their number: only what lies next to a change is worth reading. */
function withoutQuiet(blocks: readonly ComparedBlock[]): (ComparedBlock | number)[] {
  const shown: (ComparedBlock | number)[] = []
  let quiet = 0
  for (const block of blocks) {
    if (block.kind === 'same') quiet += 1
    else {
      if (quiet > 0) shown.push(quiet)
      quiet = 0
      shown.push(block)
    }
  }
  if (quiet > 0) shown.push(quiet)
  return shown
}

function Quiet({ count }: { count: number }) {
  const { t } = useTranslation('mf-articles')
  return (
    <Text size="small" tone="second">
      {t('editor.revisions.same', { count })}
    </Text>
  )
}

function Block({ block }: { block: ComparedBlock }) {
  const { t } = useTranslation('mf-articles')
  const { kind } = block
  return (
    <Box className={`ens-${kind}`} sx={blockStyles}>
      <Text size="small" weight="medium">
        {t(`editor.revisions.kinds.${kind === 'same' ? 'changed' : kind}`)}
      </Text>
      <Text>
        {block.pieces.map((piece, index) => (
          <Fragment key={index}>
            <Marked piece={piece} />
          </Fragment>
        ))}
      </Text>
    </Box>
  )
}

function Marked({ piece: { kind, text } }: { piece: Piece }) {
  const { t } = useTranslation('mf-articles')
  if (kind === 'same') return text
  const words = <VisuallyHidden>{t(`editor.revisions.marks.${kind}`)} </VisuallyHidden>
  return kind === 'added' ? (
    <ins>
      {words}
      {text}
    </ins>
  ) : (
    <del>
      {words}
      {text}
    </del>
  )
}

const blockStyles = {
  padding: '8px 12px',
  borderLeft: `4px solid ${token('border')}`,
  '&.ens-added': { borderLeftColor: token('primary') },
  '&.ens-removed': { borderLeftStyle: 'dashed' },
  '& ins': { background: token('primary-faint'), textDecoration: 'underline', fontWeight: 600 },
  '& del': { color: token('text-second'), textDecoration: 'line-through' },
}
