export { Brand } from './brand.tsx';
export { findCurrentEntries } from './find-current-entries.ts';
export { Footer, phoneHref } from './footer.tsx';
export {
  PageWidth,
  PrivateLayout,
  PublicLayout,
} from './layouts.tsx';
export type { MenuGroup } from './menu-entry.ts';
export { PrivateHeader } from './private-header.tsx';
export { PublicHeader } from './public-header.tsx';
export { SideMenu } from './side-menu.tsx';
export type { SocialNetwork } from './social-networks.ts';
