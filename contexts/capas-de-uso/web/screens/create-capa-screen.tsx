import { explainDecision } from '@marco/contract-kit/decision';
import { Notice } from '@marco/web-kit/notice';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { useCreation } from '@marco/web-kit/saved-change';
import { capasDeUsoPaths, toCapa } from '../../contract/capas-de-uso.paths.ts';
import type { createCapaEndpoint } from '../../contract/index.ts';
import { CapaForm } from '../formulario/capa-form.tsx';
import { ConListas } from '../formulario/con-listas.tsx';
import { toBody, VALORES_VACIOS, type ValoresCapa } from '../formulario/valores.ts';

const TITULO = 'Crear capa de uso';

/** Creates a layer as a draft (AREA-02). */
export function CreateCapaScreen() {
  usePageTitle(TITULO);
  const create = useCreation(['capas']);

  async function send(valores: ValoresCapa): Promise<void> {
    const body = toBody(valores);
    await create({
      body,
      run: (api, options) =>
        api.call<typeof createCapaEndpoint>(
          { method: 'POST', path: '/capadeuso/capaCrear' },
          { body },
          options,
        ),
      done: `Se creó la capa ${body.nombre} como borrador.`,
      toRecord: toCapa,
    });
  }

  return (
    <>
      <PageHeading title={TITULO} lead="Queda como borrador, con su OID, hasta que la publique." />
      <ConListas>
        {(opciones, listas) =>
          listas.permisos.crear.allowed ? (
            <CapaForm
              inicial={VALORES_VACIOS}
              parte="todo"
              opciones={opciones}
              listas={listas}
              detalle={null}
              submitLabel="Crear capa de uso"
              cancelTo={capasDeUsoPaths.listaRestaurada}
              onSend={send}
            />
          ) : (
            <Notice tone="warn">{explainDecision(listas.permisos.crear)}</Notice>
          )
        }
      </ConListas>
    </>
  );
}
