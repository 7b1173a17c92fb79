import { ButtonLink } from '@marco/web-kit/button';
import { History, LayoutDashboard, Pencil } from 'lucide-react';
import { toDatosMesa, toEditMesa, toHistorialMesa } from '../../contract/mesas-private.paths.ts';
import { useMesasHistory } from '../busqueda/mesas-storage.tsx';
import { BotonEstado } from './boton-estado.tsx';
import { useGestion } from './use-gestion.ts';

/**
 * The buttons for people who run the mesa, with the reason of an unavailable one, and the historial for people who
 * take part in it. Other people see nothing.
 */
export function AccionesMesa({ idMesa }: { readonly idMesa: number }) {
  const { data: mesa } = useGestion(idMesa);
  const history = useMesasHistory();
  if (!mesa) return null;
  const { editar, historial } = mesa.permisos;
  const verHistorial = historial.allowed ? (
    <ButtonLink variant="neutral" icon={<History size={18} />} to={toHistorialMesa(idMesa)} state={history}>
      Historial
    </ButtonLink>
  ) : null;
  const espacio =
    mesa.gestiona || historial.allowed ? (
      <ButtonLink
        variant="neutral"
        icon={<LayoutDashboard size={18} />}
        to={toEditMesa(idMesa)}
        state={history}
      >
        Espacio de trabajo
      </ButtonLink>
    ) : null;
  if (!mesa.gestiona)
    return (
      <>
        {verHistorial}
        {espacio}
      </>
    );
  return (
    <>
      {verHistorial}
      <BotonEstado mesa={mesa} />
      {espacio}
      <ButtonLink icon={<Pencil size={18} />} to={toDatosMesa(idMesa)} state={history} blocked={editar}>
        Editar
      </ButtonLink>
    </>
  );
}
