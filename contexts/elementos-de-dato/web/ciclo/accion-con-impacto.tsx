import { explainRequired } from '@marco/contract-kit/required-text';
import { toColombianDay } from '@marco/country/working-days';
import { useApi } from '@marco/web-kit/api-client';
import { DatePicker } from '@marco/web-kit/date-picker';
import { TextInput } from '@marco/web-kit/field';
import { FormModal, useExplainErrors } from '@marco/web-kit/form-modal';
import { formatLongDate } from '@marco/web-kit/format';
import { LoadBlock } from '@marco/web-kit/load-block';
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

interface PasoConImpactoProps {
  readonly paso: AccionConImpacto;
  readonly elemento: ElementoPrivado;
  readonly onClose: () => void;
}

/** Shows what a step reaches, with the notices it would send, and takes it. */
export function AccionConImpactoDialog({ paso, elemento, onClose }: PasoConImpactoProps) {
  const { move, isSaving } = useAccionDeCiclo(elemento);
  const explainErrors = useExplainErrors();
  const [fecha, setFecha] = useState('');
  const [problemaFecha, setProblemaFecha] = useState<string | null>(null);
  const impacto = useImpacto(elemento.versionId, fecha);
  const [avisos, setAvisos] = useState<ReadonlyMap<number, string>>(new Map());
  const [motivo, setMotivo] = useState('');
  const [reemplazo, setReemplazo] = useState<ReferenciaVersion | null>(null);
  const [wasSent, setSent] = useState(false);
  const hoy = toColombianDay(new Date());
  const isProgramada = fecha > hoy;
  const { titulo } = TEXTOS[paso];
  const accion = isProgramada ? 'Programar la caducidad' : TEXTOS[paso].accion;
  const notifies = paso === 'incorporar' || paso === 'caducar';
  const errorMotivo = paso === 'caducar' && motivo.trim() === '' ? [explainRequired('Motivo')] : [];

  async function send(): Promise<void> {
    setSent(true);
    // An incomplete date must not expire the element today.
    if (errorMotivo.length > 0 || problemaFecha !== null) return explainErrors();
    const changed = [...avisos].map(([entidadId, texto]) => ({ entidadId, texto }));
    const body = {
      ...(notifies ? { avisos: changed } : {}),
      ...(paso === 'caducar'
        ? { motivo: motivo.trim(), reemplazadoPorId: reemplazo?.elementoId ?? null, fecha: fecha || null }
        : {}),
    };
    const done = isProgramada
      ? `Quedó programado que el elemento caduque el ${formatLongDate(fecha)}.`
      : undefined;
    if (await move(paso, body, undefined, done)) onClose();
  }

  return (
    <FormModal
      onClose={onClose}
      size="large"
      title={titulo}
      message={`${elemento.nombre}, versión ${elemento.numero}. Esto es a lo que llega:`}
      variant={paso === 'caducar' ? 'danger' : 'primary'}
      submitLabel={accion}
      busy={isSaving && 'Guardando'}
      onSubmit={() => void send()}
    >
      {paso === 'caducar' ? (
        <>
          <TextInput
            label="Motivo"
            required
            autoComplete="off"
            maxLength={LIMITES_ELEMENTO.motivo}
            value={motivo}
            onChange={setMotivo}
            errors={errorMotivo}
            submitted={wasSent}
          />
          <DatePicker
            label="Fecha en que caduca"
            optional
            hint="Vacía, caduca hoy. Con una fecha futura queda programada y se puede cancelar hasta ese día."
            min={hoy}
            value={fecha}
            onChange={setFecha}
            onProblem={setProblemaFecha}
          />
          <ElementoAutocomplete
            label="Elemento que lo reemplaza"
            hint={presentReemplazo(impacto.data)}
            soloVigentes
            value={reemplazo}
            exceptElementoId={elemento.elementoId}
            onSelectionChange={setReemplazo}
          />
        </>
      ) : null}
      <PropuestaNumero elemento={elemento} />
      <LoadBlock query={impacto} subject="el impacto">
        {(data) => (
          <ImpactoPanel
            impacto={data}
            compara={paso !== 'caducar' && elemento.numeracion !== null}
            {...(notifies
              ? { avisos, onAviso: (id, texto) => setAvisos((before) => new Map(before).set(id, texto)) }
              : {})}
          />
        )}
      </LoadBlock>
    </FormModal>
  );
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
