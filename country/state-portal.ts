/** The portal of the State, which the bar above each page links. */
export const STATE_PORTAL = {
  name: 'GOV.CO',
  title: 'GOV.CO, portal único del Estado colombiano',
  url: 'https://www.gov.co',
  /** Where the deaf are helped to talk with public offices. */
  relayCentreUrl: 'https://centroderelevo.gov.co',
} as const;
