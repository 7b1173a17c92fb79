import { useApi, useIdempotencyKey } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { LoadBlock } from '@marco/web-kit/load-block';
import { Notice } from '@marco/web-kit/notice';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { createEstandar } from '../../contract/index.ts';
import type { ValoresEstandar } from '../../rules/datos-estandar.ts';
import { estandaresPaths, toEstandar } from '../estandares.paths.ts';
import { EstandarForm } from '../formulario/estandar-form.tsx';
import { toDatos, VALORES_VACIOS } from '../formulario/valores.ts';
import { useOpciones } from '../use-estandares.ts';

const TITULO = 'Proponer estándar';

/** Proposes a standard, which gets its identifier (AREA-03). */
export function CrearEstandarScreen() {
  usePageTitle(TITULO);
  const api = useApi();
  const banner = useBanner();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const idempotencyKey = useIdempotencyKey();
  const opciones = useOpciones();

  async function send(valores: ValoresEstandar): Promise<void> {
    const body = { ...toDatos(valores), codigo: valores.codigo.trim() };
    const { id } = await api.call<typeof createEstandar>(
      { method: 'POST', path: '/estandares/crear' },
      { body },
      { base: 'private', idempotencyKey: idempotencyKey(body) },
    );
    await queries.invalidateQueries({ queryKey: ['estandares'] });
    banner.success(`Se propuso el estándar ${body.nombre}.`);
    await navigate(toEstandar(id));
  }

  return (
    <>
      <PageHeading title={TITULO} lead="Describa el estándar; después se evalúa y se decide si se adopta." />
      <LoadBlock query={opciones} subject="las listas del formulario">
        {(data) =>
          data.permisos.crear.allowed ? (
            <EstandarForm
              inicial={VALORES_VACIOS}
              opciones={data}
              isNuevo
              cancelTo={estandaresPaths.restaurada}
              onSend={send}
            />
          ) : (
            <Notice tone="warn">{data.permisos.crear.reasons.join(' ')}</Notice>
          )
        }
      </LoadBlock>
    </>
  );
}
