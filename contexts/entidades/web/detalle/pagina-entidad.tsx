import { Button } from '@marco/web-kit/button';
import { type IndexEntry, PageIndex, ReadingBlock, ReadingFrame } from '@marco/web-kit/reading-page';
import {
  hasFacts,
  ReadingBody,
  ReadingFacts,
  useBlockOfTab,
  useTotals,
} from '@marco/web-kit/reading-sections';
import { BadgeCheck } from 'lucide-react';
import { useMemo } from 'react';
import type { DetalleEntidad } from '../../contract/index.ts';
import type { EntidadSlots } from '../entidad-slots.ts';
import { listContacto, listIdentificacion, listUbicacion } from './datos-entidad.tsx';
import { useSubmitConfirmacion } from './use-submit-confirmacion.ts';

interface PaginaEntidadProps {
  readonly entidad: DetalleEntidad;
  readonly slots: EntidadSlots;
}

/** An entity from who it is to what later contexts know of it: one page without tabs. */
export function PaginaEntidad({ entidad, slots }: PaginaEntidadProps) {
  const { totals, report } = useTotals();
  useBlockOfTab((pestana) =>
    pestana === 'informacion' ? 'identificacion' : (slots.find(({ id }) => id === pestana)?.id ?? null),
  );
  const deSlots = useMemo(
    () => slots.map((slot) => ({ ...slot, onTotal: (total: number | null) => report(slot.id, total) })),
    [slots, report],
  );
  const ubicacion = listUbicacion(entidad);
  const contacto = listContacto(entidad);
  const hasContacto = hasFacts(contacto) || entidad.permisos.editarContacto.allowed;
  const entradas: readonly IndexEntry[] = [
    { id: 'identificacion', title: 'Identificación', count: null },
    ...(hasFacts(ubicacion) ? [{ id: 'ubicacion', title: 'Ubicación', count: null }] : []),
    ...(hasContacto ? [{ id: 'contacto', title: 'Contacto', count: null }] : []),
    ...slots
      .map(({ id, label }) => ({ id, title: label, count: totals.get(id) ?? null }))
      .filter(({ count }) => count !== null),
  ];
  return (
    <ReadingFrame indexSide="start" index={<PageIndex entries={entradas} narrow="strip" />}>
      <ReadingBlock id="identificacion" title="Identificación">
        <ReadingFacts facts={listIdentificacion(entidad)} />
      </ReadingBlock>
      {hasFacts(ubicacion) ? (
        <ReadingBlock id="ubicacion" title="Ubicación">
          <ReadingFacts facts={ubicacion} />
        </ReadingBlock>
      ) : null}
      {hasContacto ? (
        <ReadingBlock id="contacto" title="Contacto" aside={<ConfirmarContacto entidad={entidad} />}>
          {hasFacts(contacto) ? (
            <ReadingFacts facts={contacto} />
          ) : (
            <ReadingBody>
              <p>La entidad todavía no tiene datos de contacto.</p>
            </ReadingBody>
          )}
        </ReadingBlock>
      ) : null}
      {deSlots.map(({ id, label, Panel, onTotal }) => (
        <ReadingBlock key={id} id={id} title={label} isHidden={(totals.get(id) ?? null) === null}>
          <Panel entidadId={entidad.id} onTotal={onTotal} />
        </ReadingBlock>
      ))}
    </ReadingFrame>
  );
}

/** Confirms that the contact is still valid. */
function ConfirmarContacto({ entidad }: { readonly entidad: DetalleEntidad }) {
  const { confirm, isConfirming } = useSubmitConfirmacion(entidad);
  return (
    <Button
      variant="neutral"
      size="small"
      icon={<BadgeCheck size={18} />}
      blocked={entidad.permisos.confirmarContacto}
      busy={isConfirming && 'Confirmando'}
      onClick={() => void confirm()}
    >
      Confirmar contacto
    </Button>
  );
}
