export { applyStoredTheme } from './appearance-store.ts';
export { readCookie, writeCookie } from './cookies.ts';
export { GovBar, type StatePortal } from './gov-bar.tsx';
export { useTheme } from './use-theme.ts';
