import { presentEntidad } from '@marco/entidades/terms';
import { formatDate, formatLongDate } from '@marco/web-kit/format';
import { Notice } from '@marco/web-kit/notice';
import { PageHeading, usePageTitle, useScreenTrail } from '@marco/web-kit/page';
import { Calendar, Landmark, UserRound } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import type { GestionMesa } from '../../contract/index.ts';
import { EstadoMesaChip } from '../estado-mesa-chip.tsx';
import { toTrailInMesas } from '../mesas-trail.ts';

interface EncabezadoProps {
  /** Undefined until it is known. */
  readonly mesa: GestionMesa | undefined;
  readonly actions?: ReactNode;
}

/** What a mesa is: its name, state, purpose, who leads and supports it, since when; and why it was closed. */
export function EncabezadoMesa({ mesa, actions }: EncabezadoProps) {
  const titulo = mesa ? `Mesa de interoperabilidad - ${mesa.nombre}` : 'Mesa de interoperabilidad';
  usePageTitle(titulo);
  const nombre = mesa?.nombre;
  useScreenTrail(useMemo(() => (nombre === undefined ? undefined : toTrailInMesas(nombre)), [nombre]));
  return (
    <>
      <PageHeading
        title={titulo}
        chip={mesa ? <EstadoMesaChip activa={mesa.estado} /> : null}
        lead={mesa?.objetivo}
        facts={mesa ? toFacts(mesa) : []}
        actions={actions}
      />
      {mesa && !mesa.estado ? (
        <Notice tone="warn">
          La mesa está cerrada{mesa.fechaCierre ? ` desde el ${formatDate(mesa.fechaCierre)}` : ''}: es de
          solo lectura.{mesa.motivoCierre ? ` Motivo: ${mesa.motivoCierre}` : ''}
        </Notice>
      ) : null}
    </>
  );
}

function toFacts(mesa: GestionMesa) {
  return [
    { icon: <Landmark size={16} />, text: `Lidera: ${presentEntidad(mesa.admEntidadLiderNombre)}` },
    { icon: <UserRound size={16} />, text: mesa.admUsuarioNombre },
    { icon: <Calendar size={16} />, text: `Desde el ${formatLongDate(mesa.fechaCreacion)}` },
  ];
}
