import { type LoginType, SESSION_KEYS } from '../../contract/terms.ts';

/** Session storage of a sign-in (specification §3): flow, type, loaded, loading and errorCorreo. */
export const sessionKeys = {
  begin(flow: string, type: LoginType): void {
    sessionStorage.setItem(SESSION_KEYS.flow, flow);
    sessionStorage.setItem(SESSION_KEYS.type, type);
    sessionStorage.setItem(SESSION_KEYS.loading, 'true');
    // A mark of an earlier sign-in, whose session ended in another tab, would keep this one waiting for ever.
    sessionStorage.removeItem(SESSION_KEYS.loaded);
  },
  findType(): LoginType {
    return sessionStorage.getItem(SESSION_KEYS.type) === 'register' ? 'register' : 'login';
  },
  isLoaded(): boolean {
    return sessionStorage.getItem(SESSION_KEYS.loaded) === 'true';
  },
  finish(): void {
    sessionStorage.setItem(SESSION_KEYS.loaded, 'true');
    sessionStorage.removeItem(SESSION_KEYS.loading);
  },
  /** Everything but errorCorreo, which survives the sign-out on purpose (LOGIN-09). */
  clear(): void {
    for (const key of [SESSION_KEYS.flow, SESSION_KEYS.type, SESSION_KEYS.loaded, SESSION_KEYS.loading]) {
      sessionStorage.removeItem(key);
    }
  },
  markErrorCorreo(): void {
    sessionStorage.setItem(SESSION_KEYS.errorCorreo, 'true');
  },
  /** Reads the flag and removes it: it starts one sign-in only. */
  takeErrorCorreo(): boolean {
    const marked = sessionStorage.getItem(SESSION_KEYS.errorCorreo) === 'true';
    sessionStorage.removeItem(SESSION_KEYS.errorCorreo);
    return marked;
  },
};
