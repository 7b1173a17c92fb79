import { LoadBlock } from '@marco/web-kit/load-block';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { useCreation } from '@marco/web-kit/saved-change';
import { entidadesPaths, toEntidad } from '../../contract/entidades.paths.ts';
import type { createEntidadEndpoint } from '../../contract/index.ts';
import { presentEntidad } from '../../contract/terms.ts';
import { EntidadForm } from '../formulario/entidad-form.tsx';
import { toBody, VALORES_VACIOS, type ValoresEntidad } from '../formulario/valores.ts';
import { useOpciones } from '../use-opciones.ts';

const TITULO = 'Crear entidad';

/** Creates an entity (AREA-01). */
export function CreateEntidadScreen() {
  usePageTitle(TITULO);
  const create = useCreation(['entidades']);
  const opciones = useOpciones();

  async function send(valores: ValoresEntidad): Promise<void> {
    const body = toBody(valores);
    await create({
      body,
      run: (api, options) =>
        api.call<typeof createEntidadEndpoint>({ method: 'POST', path: '/entidad/crear' }, { body }, options),
      done: `Se creó la entidad ${presentEntidad(body.nombre)}.`,
      toRecord: toEntidad,
    });
  }

  return (
    <>
      <PageHeading title={TITULO} lead="Registre la entidad con su NIT, su ubicación y su contacto." />
      <LoadBlock query={opciones} subject="las listas del formulario">
        {(data) => (
          <EntidadForm
            inicial={VALORES_VACIOS}
            opciones={data}
            parte="todo"
            isTipoFijo={false}
            version={null}
            submitLabel="Crear entidad"
            cancelTo={entidadesPaths.listaRestaurada}
            onSend={send}
          />
        )}
      </LoadBlock>
    </>
  );
}
