import { useApi, useIdempotencyKey } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { LoadBlock } from '@marco/web-kit/load-block';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { createEntidad } from '../../contract/index.ts';
import { capitalizeNombre } from '../../contract/terms.ts';
import { entidadesPaths, toEntidad } from '../entidades.paths.ts';
import { EntidadForm } from '../formulario/entidad-form.tsx';
import { toBody, VALORES_VACIOS, type ValoresEntidad } from '../formulario/valores.ts';
import { useOpciones } from '../use-opciones.ts';

const TITULO = 'Crear entidad';

/** Creates an entity (AREA-01). */
export function CrearEntidadScreen() {
  usePageTitle(TITULO);
  const api = useApi();
  const banner = useBanner();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const idempotencyKey = useIdempotencyKey();
  const opciones = useOpciones();

  async function send(valores: ValoresEntidad): Promise<void> {
    const body = toBody(valores);
    const { id } = await api.call<typeof createEntidad>(
      { method: 'POST', path: '/entidad/crear' },
      { body },
      { base: 'private', idempotencyKey: idempotencyKey(body) },
    );
    await queries.invalidateQueries({ queryKey: ['entidades'] });
    banner.success(`Se creó la entidad ${capitalizeNombre(body.nombre)}.`);
    await navigate(toEntidad(id));
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
            submitLabel="Crear entidad"
            cancelTo={entidadesPaths.listaRestaurada}
            onSend={send}
          />
        )}
      </LoadBlock>
    </>
  );
}
