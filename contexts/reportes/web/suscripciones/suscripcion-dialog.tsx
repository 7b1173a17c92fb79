import { presentClock } from '@marco/contract-kit/clock-text';
import { useApi, useIdempotencyKey } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { FormModal } from '@marco/web-kit/form-modal';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { Select, toOptions } from '@marco/web-kit/select';
import { useQueryClient } from '@tanstack/react-query';
import type { createSuscripcionReporteEndpoint } from '../../contract/index.ts';
import {
  CONDICIONES_REPORTE,
  type CondicionReporte,
  DIAS_SEMANA,
  FORMATOS_REPORTE,
  type FormatoReporte,
  FRECUENCIAS_REPORTE,
  type FrecuenciaReporte,
  ULTIMO_DIA_MES,
} from '../../contract/suscripciones.terms.ts';
import { formatFrases } from '../../rules/suscripciones/proxima.ts';
import { SUSCRIPCIONES_KEY } from './use-suscripciones.ts';

interface SuscripcionDialogProps {
  readonly codigo: string;
  readonly ambito: string;
  /** What is followed, by its name. */
  readonly nombre: string;
  readonly onClose: () => void;
}

const HORAS = Array.from({ length: 13 }, (_, at) => ({
  value: String(at + 6),
  label: presentClock(at + 6, 0),
}));
const DIAS = DIAS_SEMANA.map((label, at) => ({ value: String(at + 1), label }));
const DIAS_DEL_MES = Array.from({ length: ULTIMO_DIA_MES }, (_, at) => ({
  value: String(at + 1),
  label: String(at + 1),
}));

interface Escrita {
  readonly frecuencia: string;
  readonly diaSemana: string;
  readonly diaMes: string;
  readonly hora: string;
  readonly condicion: string;
  readonly formato: string;
}

const HABITUAL: Escrita = {
  frecuencia: 'semanal',
  diaSemana: '1',
  diaMes: '1',
  hora: '7',
  condicion: 'siempre',
  formato: 'resumen',
};

function toDia({ frecuencia, diaSemana, diaMes }: Escrita): number | null {
  if (frecuencia === 'semanal') return Number(diaSemana);
  return frecuencia === 'mensual' ? Number(diaMes) : null;
}

/** How often, when and what of an indicador is mailed to the person of the session. */
export function SuscripcionDialog({ codigo, ambito, nombre, onClose }: SuscripcionDialogProps) {
  const api = useApi();
  const banner = useBanner();
  const queries = useQueryClient();
  const keyOf = useIdempotencyKey();
  const form = useRuledForm({
    initial: HABITUAL,
    findErrors: () => ({}),
    onSend: async (escrita) => {
      const body = {
        codigo,
        ambito,
        frecuencia: escrita.frecuencia as FrecuenciaReporte,
        dia: toDia(escrita),
        hora: Number(escrita.hora),
        condicion: escrita.condicion as CondicionReporte,
        formato: escrita.formato as FormatoReporte,
      };
      const { cuando } = await api.call<typeof createSuscripcionReporteEndpoint>(
        { method: 'POST', path: '/suscripciones-reportes' },
        { body },
        { idempotencyKey: keyOf(body) },
      );
      await queries.invalidateQueries({ queryKey: SUSCRIPCIONES_KEY });
      banner.success(formatFrases(`Quedó suscrito: ${cuando}`, 'La encuentra en «Reportes»'));
      onClose();
    },
  });
  const { frecuencia } = form.values;
  return (
    <FormModal
      form={form}
      title="Suscribirse"
      message={`${nombre}. Le llega a su correo, con la cifra en el asunto.`}
      submitLabel="Suscribirme"
      sendingLabel="Suscribiendo"
      onClose={onClose}
    >
      <Select
        label="Cada cuánto"
        options={toOptions(FRECUENCIAS_REPORTE)}
        {...bindField(form, 'frecuencia')}
      />
      {frecuencia === 'semanal' ? (
        <Select label="Día de la semana" options={DIAS} {...bindField(form, 'diaSemana')} />
      ) : null}
      {frecuencia === 'mensual' ? (
        <Select
          label="Día del mes"
          hint="Si cae en un día sin trabajo, se envía en el siguiente."
          options={DIAS_DEL_MES}
          {...bindField(form, 'diaMes')}
        />
      ) : null}
      {frecuencia === 'cierre' ? null : <Select label="Hora" options={HORAS} {...bindField(form, 'hora')} />}
      <Select
        label="Cuándo se envía"
        options={toOptions(CONDICIONES_REPORTE)}
        {...bindField(form, 'condicion')}
      />
      <Select label="Qué lleva" options={toOptions(FORMATOS_REPORTE)} {...bindField(form, 'formato')} />
    </FormModal>
  );
}
