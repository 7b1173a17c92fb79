import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { classNames } from '../class-names/index.ts';
import styles from './banner.module.css';
import { type Banner, currentBanner, dismissBanner, subscribeBanners, timing } from './banner-store.ts';
import { useCountdown } from './use-countdown.ts';

const ICONS = { success: CircleCheck, error: CircleAlert, notice: Info };

/**
 * Leaves space at the bottom of the page, so that the focused element can be scrolled above the banner
 * (`BannerKeeper`).
 */
function useBottomRoom() {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--banner-height', `${strip.current?.offsetHeight ?? 0}px`);
    return () => {
      style.removeProperty('--banner-height');
    };
  }, []);
  return strip;
}

function BannerStrip({ banner }: { readonly banner: Banner }) {
  const { durationMs } = timing;
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isPaused = isPointed || isFocused;
  const close = () => dismissBanner(banner.id);
  useCountdown(durationMs, isPaused, close);
  const strip = useBottomRoom();
  const Icon = ICONS[banner.kind];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: reading it with pointer or focus stops its time
    <div
      ref={strip}
      className={classNames(styles['banner'], styles[banner.kind])}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon size={20} />
      <span className={styles['text']}>{banner.text}</span>
      <button type="button" className={styles['close']} aria-label="Cerrar aviso" onClick={close}>
        <X size={18} />
      </button>
      <span
        className={styles['time']}
        style={{ animationDuration: `${durationMs}ms`, animationPlayState: isPaused ? 'paused' : 'running' }}
      />
    </div>
  );
}

/** Shows the banners of `useBanner`; a new one replaces the one before. Rendered once, at the root. */
export function BannerHost() {
  const banner = useSyncExternalStore(subscribeBanners, currentBanner);
  const strip = banner ? <BannerStrip key={banner.id} banner={banner} /> : null;
  // Both live regions stand from the start: a region added together with its text is often not announced.
  return (
    <div className={styles['host']}>
      <div role="status">{banner?.kind === 'error' ? null : strip}</div>
      <div role="alert">{banner?.kind === 'error' ? strip : null}</div>
    </div>
  );
}
