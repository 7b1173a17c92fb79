import { useAddressParams } from '@marco/web-kit/page';
import { useEffect } from 'react';
import { keepDatosNivel, readDatosNivel } from '../nivel/datos-nivel.ts';

/**
 * The step the address names; without one, the step this request was left on, which the holder of the levels keeps.
 *
 * @param read the step a text names
 */
export function useEtapa<Etapa extends string>(
  solicitudId: number | undefined,
  read: (text: string | null | undefined) => Etapa,
) {
  const { params, change } = useAddressParams();
  const { edicion } = readDatosNivel();
  const dejado = edicion !== null && edicion.solicitudId === solicitudId ? edicion.paso : null;
  return [read(params.get('paso') ?? dejado), (paso: Etapa) => change({ paso })] as const;
}

/** Keeps the step a stored request is left on. */
export function useEtapaDejada(solicitudId: number | undefined, paso: string): void {
  useEffect(() => {
    if (solicitudId !== undefined) keepDatosNivel({ edicion: { solicitudId, paso } });
  }, [solicitudId, paso]);
}
