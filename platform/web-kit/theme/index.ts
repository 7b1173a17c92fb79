export { applyStoredTheme, TEXT_SIZES, type TextSize, type Theme } from './appearance-store.ts';
export { readCookie, writeCookie } from './cookies.ts';
export { GovBar, type GovBarProps, type StatePortal } from './gov-bar.tsx';
export { type ThemeControl, useTheme } from './use-theme.ts';
