import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * A secret from the address, as the links in mails contain it. It is removed from the address bar at once, because
 * people copy addresses, and the browser stores them in its history and sends them to the next page. The state of the
 * history entry keeps it, so that the page can be loaded again.
 *
 * @param name of the parameter in the address
 * @returns null when no link brought it
 */
export function useAddressSecret(name: string): string | null {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const written = new URLSearchParams(search).get(name);
  useEffect(() => {
    if (!written) return;
    const query = new URLSearchParams(search);
    query.delete(name);
    void navigate({ search: query.toString(), hash }, { replace: true, state: { [name]: written } });
  }, [written, search, hash, name, navigate]);
  return written || readKept(state, name);
}

function readKept(state: unknown, name: string): string | null {
  const kept = (state as Readonly<Record<string, unknown>> | null)?.[name];
  return typeof kept === 'string' ? kept : null;
}
