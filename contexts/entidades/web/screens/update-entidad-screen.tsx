import { explainDecision } from '@marco/contract-kit/decision';
import { useBanner } from '@marco/web-kit/banner';
import { LoadBlock } from '@marco/web-kit/load-block';
import { isNotFound, readId } from '@marco/web-kit/not-found';
import { Notice } from '@marco/web-kit/notice';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { toEntidad } from '../../contract/entidades.paths.ts';
import type { DetalleEntidad } from '../../contract/index.ts';
import { presentEntidad } from '../../contract/terms.ts';
import { EntidadNoEncontrada } from '../entidad-no-encontrada.tsx';
import { EntidadForm } from '../formulario/entidad-form.tsx';
import { useSaveEntidad } from '../formulario/use-save-entidad.ts';
import { toValores } from '../formulario/valores.ts';
import { useEntidadDetalle } from '../use-entidad-detalle.ts';
import { useOpciones } from '../use-opciones.ts';

const TITULO = 'Editar entidad';

/** Edits an entity: all of it, or only its contact for its leader (AREA-01). */
export function UpdateEntidadScreen() {
  const id = readId(useParams()['id']);
  return id === null ? <EntidadNoEncontrada /> : <Edicion key={id} id={id} />;
}

function Edicion({ id }: { readonly id: number }) {
  usePageTitle(TITULO);
  const detalle = useEntidadDetalle(id);
  const opciones = useOpciones();
  if (isNotFound(detalle.error)) return <EntidadNoEncontrada />;
  return (
    <>
      <PageHeading title={TITULO} lead={detalle.data ? presentEntidad(detalle.data.nombre) : undefined} />
      <LoadBlock query={detalle} subject="la entidad">
        {(entidad) => (
          <LoadBlock query={opciones} subject="las listas del formulario">
            {(listas) => <Formulario entidad={entidad} opciones={listas} />}
          </LoadBlock>
        )}
      </LoadBlock>
    </>
  );
}

interface FormularioProps {
  readonly entidad: DetalleEntidad;
  readonly opciones: NonNullable<ReturnType<typeof useOpciones>['data']>;
}

function Formulario({ entidad, opciones }: FormularioProps) {
  // New data that arrive while a person types must not overwrite the typed text.
  const [initial] = useState(entidad);
  const { editar, editarContacto } = initial.permisos;
  const parte = editar.allowed ? 'todo' : 'contacto';
  const { search } = useLocation();
  const navigate = useNavigate();
  const banner = useBanner();
  const save = useSaveEntidad(initial, parte);
  if (!editar.allowed && !editarContacto.allowed)
    return <Notice tone="warn">{explainDecision(editarContacto)}</Notice>;
  return (
    <>
      {editar.allowed ? null : <Notice>{explainDecision(editar)}</Notice>}
      <EntidadForm
        inicial={toValores(initial)}
        opciones={opciones}
        parte={parte}
        isTipoFijo
        version={initial.version}
        submitLabel="Guardar cambios"
        cancelTo={toEntidad(initial.id) + search}
        onSend={async (valores) => {
          if (!(await save(valores))) return;
          banner.success('Se guardaron los cambios de la entidad.');
          await navigate(toEntidad(initial.id) + search);
        }}
      />
    </>
  );
}
