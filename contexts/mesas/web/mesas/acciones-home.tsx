import { ButtonLink } from '@marco/web-kit/button';
import { Plus } from 'lucide-react';
import { mesasPrivatePaths } from '../../contract/mesas-private.paths.ts';
import { BusquedasGuardadas } from '../busquedas-nombradas/busquedas-guardadas.tsx';
import { usePermisosMesas } from './use-gestion.ts';

/** The searches a person keeps, and the button to create mesas, for people who may (MESA-11). */
export function AccionesHome() {
  const { data } = usePermisosMesas();
  return (
    <>
      <BusquedasGuardadas />
      {data?.crear.allowed ? (
        <ButtonLink icon={<Plus size={18} />} to={mesasPrivatePaths.create}>
          CREAR
        </ButtonLink>
      ) : null}
    </>
  );
}
