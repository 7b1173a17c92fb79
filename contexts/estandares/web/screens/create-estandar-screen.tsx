import { explainDecision } from '@marco/contract-kit/decision';
import { LoadBlock } from '@marco/web-kit/load-block';
import { Notice } from '@marco/web-kit/notice';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { useCreation } from '@marco/web-kit/saved-change';
import { estandaresPaths, toEstandar } from '../../contract/estandares.paths.ts';
import type { createEstandarEndpoint } from '../../contract/index.ts';
import type { ValoresEstandar } from '../../rules/datos-estandar.ts';
import { EstandarForm } from '../formulario/estandar-form.tsx';
import { toDatos, VALORES_VACIOS } from '../formulario/valores.ts';
import { useOpciones } from '../use-estandares.ts';

const TITULO = 'Proponer estándar';

/** Proposes a standard, which gets its identifier (AREA-03). */
export function CreateEstandarScreen() {
  usePageTitle(TITULO);
  const create = useCreation(['estandares']);
  const opciones = useOpciones();

  async function send(valores: ValoresEstandar): Promise<void> {
    const body = { ...toDatos(valores), codigo: valores.codigo.trim() };
    await create({
      body,
      run: (api, options) =>
        api.call<typeof createEstandarEndpoint>(
          { method: 'POST', path: '/estandares/crear' },
          { body },
          options,
        ),
      done: `Se propuso el estándar ${body.nombre}.`,
      toRecord: toEstandar,
    });
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
              version={null}
              cancelTo={estandaresPaths.restaurada}
              onSend={send}
            />
          ) : (
            <Notice tone="warn">{explainDecision(data.permisos.crear)}</Notice>
          )
        }
      </LoadBlock>
    </>
  );
}
