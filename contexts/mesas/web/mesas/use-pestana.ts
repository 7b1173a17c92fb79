import { useAddressParams } from '@marco/web-kit/page';
import { useLocation } from 'react-router';
import { choosePestana, type Pestana } from '../../rules/mesas/pestanas-mesa.ts';
import { useMesasStorage, writeMesasStorage } from '../busqueda/mesas-storage.tsx';
import { useMesasBase } from '../use-mesas-base.ts';

const PARAMETRO = 'pestana';

/** The tab on show and how to change it: kept in the address and in local storage (MESA-05). */
export function usePestana(): readonly [Pestana, choose: (pestana: Pestana) => void] {
  const { params, change } = useAddressParams();
  const { state } = useLocation();
  const stored = useMesasStorage('tab');
  const base = useMesasBase();
  function choose(pestana: Pestana): void {
    writeMesasStorage('tab', String(pestana));
    const next = new URLSearchParams(params);
    next.set(PARAMETRO, String(pestana));
    change(next, { replace: true, state, preventScrollReset: true });
  }
  return [choosePestana(params.get(PARAMETRO), stored, base === 'public'), choose];
}
