/** Networks whose marks are in `social-marks.svg` of the site, as people know them. */
export const SOCIAL_NETWORKS = {
  x: 'X',
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
} as const;

export type SocialNetwork = keyof typeof SOCIAL_NETWORKS;
