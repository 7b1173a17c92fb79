import { showBanner } from './banner-store.ts';

export interface Banners {
  readonly success: (text: string) => void;
  readonly error: (text: string) => void;
  readonly notice: (text: string) => void;
}

const banners: Banners = {
  success: (text) => showBanner('success', text),
  error: (text) => showBanner('error', text),
  notice: (text) => showBanner('notice', text),
};

/** Short messages at the bottom; a `BannerHost` must stand at the root. Never the only place of a form error. */
export function useBanner(): Banners {
  return banners;
}
