import { useTranslation } from '@ensemble/mf-kit'
import { Box, Page } from '@ensemble/ui'
import { usePageTitle } from '../page-title.ts'
import { Hero } from './hero.tsx'
import { OpenMissions } from './open-missions.tsx'
import { PrivacyPromise } from './privacy-promise.tsx'
import { Questions } from './questions.tsx'
import { SignUpAgain } from './sign-up-again.tsx'
import { Steps } from './steps.tsx'
import { Ways } from './ways.tsx'
import { WhoWeAre } from './who-we-are.tsx'

/** The start page, for those who are not signed in: what the collective is and how one takes part. */
export function LandingPage() {
  const { t } = useTranslation()
  usePageTitle(t('landing.pageTitle'))
  return (
    <Page>
      <Hero />
      <Ways />
      <OpenMissions />
      <Steps />
      <Box sx={{ display: 'grid', columnGap: 6, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        <WhoWeAre />
        <PrivacyPromise />
      </Box>
      <Questions />
      <SignUpAgain />
    </Page>
  )
}
