export { BannerHost } from './banner-host.tsx';
export type { BannerKind } from './banner-store.ts';
export { type Banners, useBanner } from './use-banner.ts';
