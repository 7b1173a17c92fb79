import { useAddressParams } from '@marco/web-kit/page';
import { useState } from 'react';

/** Which group of a screen of settings is shown, by its address, and what is searched in all of them. */
export function useGroup(codigos: readonly string[]) {
  const { params, change } = useAddressParams();
  const [search, setSearch] = useState('');
  const asked = params.get('grupo') ?? '';
  return {
    current: codigos.includes(asked) ? asked : (codigos[0] ?? ''),
    /** Shows another group; the way back leaves the screen, so that nothing written is left without a question. */
    choose: (codigo: string) => {
      setSearch('');
      change({ grupo: codigo }, { replace: true });
    },
    search,
    setSearch,
  };
}
