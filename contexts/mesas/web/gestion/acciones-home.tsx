import { ButtonLink } from '@marco/web-kit/button';
import { Plus } from 'lucide-react';
import { mesasPrivatePaths } from '../mesas-private.paths.ts';
import { usePermisosMesas } from './use-gestion.ts';

/** The button of who may create mesas; nothing for anybody else (MESA-11). */
export function AccionesHome() {
  const { data } = usePermisosMesas();
  if (!data?.crear.allowed) return null;
  return (
    <ButtonLink icon={<Plus size={18} />} to={mesasPrivatePaths.create}>
      CREAR
    </ButtonLink>
  );
}
