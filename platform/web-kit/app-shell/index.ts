export { Brand, type BrandProps } from './brand.tsx';
export { findCurrentEntries } from './find-current-entries.ts';
export { Footer, type FooterProps, phoneHref } from './footer.tsx';
export {
  PageWidth,
  PrivateLayout,
  type PrivateLayoutProps,
  PublicLayout,
  type PublicLayoutProps,
} from './layouts.tsx';
export { Mark } from './mark.tsx';
export type { MenuEntry, MenuGroup } from './menu-entry.ts';
export { PrivateHeader, type PrivateHeaderProps } from './private-header.tsx';
export { type NavItem, PublicHeader, type PublicHeaderProps } from './public-header.tsx';
export { SideMenu, type SideMenuProps } from './side-menu.tsx';
export { MAIN_ID, SkipLink } from './skip-link.tsx';
export type { SocialNetwork } from './social-marks.ts';
