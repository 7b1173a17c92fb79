export { BannerHost } from './banner-host.tsx';
export { leavePart, subscribeBanners, timing } from './banner-store.ts';
export { type Banners, useBanner } from './use-banner.ts';
