import type { OwnSession } from '@ensemble/contracts/users/auth-http'
import { useToast, useTranslation } from '@ensemble/mf-kit'
import { Button, ErrorState, FormSection, ListSkeleton, Stack } from '@ensemble/ui'
import { useState } from 'react'
import { useUsersAuthSessionsQuery } from '../../../api/devices-api.ts'
import { useLaterFocus } from '../use-later-focus.ts'
import { DeviceRow } from './device-row.tsx'
import { EndDevicesDialog } from './end-devices-dialog.tsx'
import { useDeviceNames } from './use-device-names.ts'

/** Where the reader is signed in, this device first; each of the others is signed out alone, or all of them together. */
export function DevicesSection() {
  const { t } = useTranslation('mf-users')
  const toast = useToast()
  const { data, isError, isFetching, refetch } = useUsersAuthSessionsQuery({})
  const [ending, setEnding] = useState<readonly OwnSession[]>([])
  const items = [...(data?.items ?? [])].sort((one, other) => Number(other.current) - Number(one.current))
  const nameOf = useDeviceNames(items)
  // The button that asked may be gone with its device.
  const [list, focusList] = useLaterFocus<HTMLUListElement>()
  const others = items.filter(({ current }) => !current)

  async function ended() {
    toast(t('own.devices.ended', { count: ending.length }))
    await closeAndAskAgain()
  }

  async function closeAndAskAgain() {
    setEnding([])
    await refetch()
    focusList()
  }

  return (
    <FormSection
      title={t('own.sections.devices.title')}
      why={t('own.sections.devices.why')}
      actions={
        others.length > 1 ? (
          <Button variant="secondary" onClick={() => setEnding(others)}>
            {t('own.devices.endOthers')}
          </Button>
        ) : null
      }
    >
      {data ? (
        <Stack
          component="ul"
          role="list"
          ref={list}
          tabIndex={-1}
          aria-label={t('own.sections.devices.title')}
          spacing={3}
          sx={{ listStyle: 'none', padding: 0, margin: 0 }}
        >
          {items.map((session) => (
            <DeviceRow key={session.id} session={session} name={nameOf(session)} onEnd={() => setEnding([session])} />
          ))}
        </Stack>
      ) : isError ? (
        <ErrorState
          headingLevel={3}
          title={t('own.devices.failed')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <ListSkeleton rows={2} />
      )}
      {ending.length > 0 ? (
        <EndDevicesDialog
          sessions={ending}
          nameOf={nameOf}
          onEnded={() => void ended()}
          onCancel={(tried) => (tried ? void closeAndAskAgain() : setEnding([]))}
        />
      ) : null}
    </FormSection>
  )
}
