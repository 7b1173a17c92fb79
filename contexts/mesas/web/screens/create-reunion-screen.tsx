import { explainDecision } from '@marco/contract-kit/decision';
import { useApi, useIdempotencyKey } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { ButtonLink } from '@marco/web-kit/button';
import { DraftOffer } from '@marco/web-kit/form-draft';
import { LoadBlock } from '@marco/web-kit/load-block';
import { isNotFound, readId } from '@marco/web-kit/not-found';
import { Notice } from '@marco/web-kit/notice';
import { PageHeading, useAddressParams, usePageTitle } from '@marco/web-kit/page';
import { useRuledForm } from '@marco/web-kit/ruled-form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { createReunionEndpoint, DatosReunion, ReunionesDeMesa } from '../../contract/index.ts';
import { toGestionReunion, toReunionesDeMesa } from '../../contract/mesas-private.paths.ts';
import { isFecha, isHora } from '../../rules/reuniones/momento-reunion.ts';
import { type Consultor, useConsultores } from '../mesas/use-consultores.ts';
import { NoEncontrada } from '../no-encontrada.tsx';
import { ReunionForm } from '../reuniones/reunion-form.tsx';
import { useReunionesGestionadas } from '../reuniones/use-gestion-reunion.ts';
import {
  findErrores,
  isIgual,
  toBody,
  toValoresNuevos,
  type ValoresReunion,
} from '../reuniones/valores-reunion.ts';

const TITULO = 'Programar reunión';
const NO_EXISTE = (
  <NoEncontrada titulo="Mesa no encontrada" mensaje="La mesa de interoperabilidad que busca no existe." />
);

/** Programs a meeting of a mesa (MESA-11). */
export function CreateReunionScreen() {
  const idMesa = readId(useParams()['id']);
  return idMesa === null ? NO_EXISTE : <Programacion key={idMesa} idMesa={idMesa} />;
}

function Programacion({ idMesa }: { readonly idMesa: number }) {
  usePageTitle(TITULO);
  const reuniones = useReunionesGestionadas(idMesa);
  const consultores = useConsultores();
  if (isNotFound(reuniones.error)) return NO_EXISTE;
  return (
    <>
      <PageHeading
        title={TITULO}
        lead="Quienes participen recibirán por correo la invitación con el archivo para su calendario. Una reunión que ya se hizo se registra con la fecha en que fue, sin invitaciones."
      />
      <LoadBlock query={reuniones} subject="lo necesario para programar">
        {(data) =>
          data.programar.allowed ? (
            <LoadBlock query={consultores} subject="los consultores del ministerio">
              {(lista) => <Formulario idMesa={idMesa} data={data} consultores={lista} />}
            </LoadBlock>
          ) : (
            <Notice tone="warn">{explainDecision(data.programar)}</Notice>
          )
        }
      </LoadBlock>
    </>
  );
}

/** The day and hour the address brings, where they are some. */
function readCupo(params: URLSearchParams): Partial<ValoresReunion> {
  const fecha = params.get('fecha') ?? '';
  const hora = params.get('hora') ?? '';
  return isFecha(fecha) && isHora(hora) ? { fecha, hora } : {};
}

interface FormularioProps {
  readonly idMesa: number;
  readonly data: ReunionesDeMesa;
  readonly consultores: readonly Consultor[];
}

function Formulario({ idMesa, data, consultores }: FormularioProps) {
  const api = useApi();
  const banner = useBanner();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const idempotencyKey = useIdempotencyKey();
  const { params } = useAddressParams();
  const [inicial] = useState(() => ({ ...toValoresNuevos(data), ...readCupo(params) }));
  const form = useRuledForm<ValoresReunion>({
    initial: inicial,
    findErrors: findErrores,
    isSame: isIgual,
    draft: { name: 'reunion', version: null },
    onSend: async (valores) => {
      const body = { ...(toBody(valores) as DatosReunion), idMesa };
      const { idReunion } = await api.call<typeof createReunionEndpoint>(
        { method: 'POST', path: '/mesaInteroperabilidad/crearReunionMesa' },
        { body },
        { base: 'private', idempotencyKey: idempotencyKey(body) },
      );
      await queries.invalidateQueries({ queryKey: ['mesas'] });
      banner.success('La reunión quedó programada.');
      await navigate(toGestionReunion(idReunion));
    },
  });
  return (
    <ReunionForm
      key={form.draft.takes}
      form={form}
      consultores={consultores}
      entidades={data.entidades}
      submitLabel="Programar reunión"
      otras={
        <ButtonLink variant="neutral" to={toReunionesDeMesa(idMesa)}>
          Cancelar
        </ButtonLink>
      }
    >
      <DraftOffer draft={form.draft} />
    </ReunionForm>
  );
}
