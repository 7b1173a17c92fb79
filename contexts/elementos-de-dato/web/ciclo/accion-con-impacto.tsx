import { explainRequired } from '@marco/contract-kit/required-text';
import { toColombianDay } from '@marco/country/working-days';
import { useApi } from '@marco/web-kit/api-client';
import { DatePicker } from '@marco/web-kit/date-picker';
import { TextInput } from '@marco/web-kit/field';
import { FormModal } from '@marco/web-kit/form-modal';
import { formatLongDate } from '@marco/web-kit/format';
import { LoadBlock } from '@marco/web-kit/load-block';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { leaveToCaller } from '@marco/web-kit/versioned-change';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type {
  ElementoPrivado,
  getImpactoEndpoint,
  Impacto,
  ReferenciaVersion,
} from '../../contract/index.ts';
import { LIMITES_ELEMENTO } from '../../contract/terms.ts';
import { ElementoAutocomplete } from '../widgets/elemento-autocomplete.tsx';
import { ImpactoPanel } from './impacto-panel.tsx';
import { PropuestaNumero } from './numero-version.tsx';
import { type AccionDeCiclo, useAccionDeCiclo } from './use-accion-de-ciclo.ts';

/** Steps that a person confirms only after seeing what they affect. */
export type AccionConImpacto = Extract<AccionDeCiclo, 'avalar' | 'aprobar' | 'incorporar' | 'caducar'>;

const TEXTOS: Readonly<Record<AccionConImpacto, { readonly titulo: string; readonly accion: string }>> = {
  avalar: { titulo: 'Avalar el elemento', accion: 'Avalar' },
  aprobar: { titulo: 'Aprobar la conceptualización', accion: 'Aprobar' },
  incorporar: { titulo: 'Incorporar al lenguaje común', accion: 'Incorporar' },
  caducar: { titulo: 'Caducar el elemento', accion: 'Caducar' },
};

interface Valores {
  readonly motivo: string;
  readonly fecha: string;
  readonly reemplazo: ReferenciaVersion | null;
  /** Notices that were written anew, by entity. */
  readonly avisos: readonly (readonly [number, string])[];
}

const NOMBRES = {
  motivo: 'Motivo',
  fecha: 'Fecha en que caduca',
  reemplazo: 'Elemento que lo reemplaza',
  avisos: 'Avisos',
};

interface PasoConImpactoProps {
  readonly paso: AccionConImpacto;
  readonly elemento: ElementoPrivado;
  readonly onClose: () => void;
}

/** Shows what a step reaches, with the notices it would send, and takes it. */
export function AccionConImpactoDialog({ paso, elemento, onClose }: PasoConImpactoProps) {
  const { move } = useAccionDeCiclo(elemento);
  // Half a date is no value yet, and must not expire the element today.
  const [problemaFecha, setProblemaFecha] = useState<string | null>(null);
  const hoy = toColombianDay(new Date());
  const form = useRuledForm<Valores>({
    initial: { motivo: '', fecha: '', reemplazo: null, avisos: [] },
    names: NOMBRES,
    findErrors: ({ motivo }) => ({
      motivo: paso === 'caducar' && motivo.trim() === '' ? explainRequired('Motivo') : undefined,
      fecha: problemaFecha ?? undefined,
    }),
    onSend: async (valores) => {
      const done =
        valores.fecha > hoy
          ? `Quedó programado que el elemento caduque el ${formatLongDate(valores.fecha)}.`
          : undefined;
      if (await move(paso, toPeticion(paso, valores), undefined, done, leaveToCaller)) onClose();
    },
  });
  const { fecha, reemplazo, avisos } = form.values;
  const impacto = useImpacto(elemento.versionId, fecha);
  const { titulo } = TEXTOS[paso];
  const accion = fecha > hoy ? 'Programar la caducidad' : TEXTOS[paso].accion;

  return (
    <FormModal
      form={form}
      onClose={onClose}
      size="large"
      title={titulo}
      message={`${elemento.nombre}, versión ${elemento.numero}. Esto es a lo que llega:`}
      variant={paso === 'caducar' ? 'danger' : 'primary'}
      submitLabel={accion}
    >
      {paso === 'caducar' ? (
        <>
          <TextInput
            label="Motivo"
            required
            autoComplete="off"
            maxLength={LIMITES_ELEMENTO.motivo}
            {...bindField(form, 'motivo')}
          />
          <DatePicker
            label="Fecha en que caduca"
            optional
            hint="Vacía, caduca hoy. Con una fecha futura queda programada y se puede cancelar hasta ese día."
            min={hoy}
            value={fecha}
            onChange={(dia) => form.change({ fecha: dia })}
            onProblem={setProblemaFecha}
          />
          <ElementoAutocomplete
            label="Elemento que lo reemplaza"
            hint={presentReemplazo(impacto.data)}
            soloVigentes
            value={reemplazo}
            exceptElementoId={elemento.elementoId}
            onSelectionChange={(elegido) => form.change({ reemplazo: elegido })}
          />
        </>
      ) : null}
      <PropuestaNumero elemento={elemento} />
      <LoadBlock query={impacto} subject="el impacto">
        {(data) => (
          <ImpactoPanel
            impacto={data}
            compara={paso !== 'caducar' && elemento.numeracion !== null}
            {...(isAvisado(paso)
              ? {
                  avisos: new Map(avisos),
                  onAviso: (id, texto) => form.change({ avisos: [...new Map(avisos).set(id, texto)] }),
                }
              : {})}
          />
        )}
      </LoadBlock>
    </FormModal>
  );
}

/** Whether the entities it reaches are told. */
function isAvisado(paso: AccionConImpacto): boolean {
  return paso === 'incorporar' || paso === 'caducar';
}

function toPeticion(paso: AccionConImpacto, { motivo, fecha, reemplazo, avisos }: Valores) {
  return {
    ...(isAvisado(paso) ? { avisos: avisos.map(([entidadId, texto]) => ({ entidadId, texto })) } : {}),
    ...(paso === 'caducar'
      ? { motivo: motivo.trim(), reemplazadoPorId: reemplazo?.elementoId ?? null, fecha: fecha || null }
      : {}),
  };
}

function presentReemplazo(impacto: Impacto | undefined): string {
  return impacto?.servicios.some(({ publicado }) => publicado)
    ? 'Servicios publicados lo usan: sin un reemplazo no puede caducar.'
    : 'Si otro elemento toma su lugar, búsquelo por nombre o identificador.';
}

/**
 * What a version reaches, read anew each time it is asked: others change it.
 *
 * @param fecha day an expiry is thought for; empty is now
 */
function useImpacto(versionId: number, fecha = '') {
  const api = useApi();
  return useQuery({
    queryKey: ['elementos', 'impacto', versionId, fecha],
    queryFn: ({ signal }) =>
      api.call<typeof getImpactoEndpoint>(
        { method: 'GET', path: '/elemento-dato/{versionId}/impacto' },
        { params: { versionId: String(versionId) }, query: fecha === '' ? {} : { fecha } },
        { signal, base: 'private' },
      ),
    staleTime: 0,
    placeholderData: (previous) => previous,
  });
}
