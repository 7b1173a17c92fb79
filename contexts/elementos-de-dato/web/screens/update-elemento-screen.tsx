import { explainDecision } from '@marco/contract-kit/decision';
import { ButtonLink } from '@marco/web-kit/button';
import { LoadBlock } from '@marco/web-kit/load-block';
import { isNotFound, readId } from '@marco/web-kit/not-found';
import { Notice } from '@marco/web-kit/notice';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { toVersionElemento } from '../../contract/elementos-de-dato.paths.ts';
import type { ElementoPrivado } from '../../contract/index.ts';
import { EstadoVersionChip } from '../detalle/estado-version-chip.tsx';
import { ElementoNoEncontrado } from '../elemento-no-encontrado.tsx';
import { FormularioElemento } from '../formulario-elemento.tsx';
import { useElemento } from '../use-elemento.ts';

const TITULO = 'Editar elemento de dato';

/** Writes the draft of a version (AREA-06). */
export function UpdateElementoScreen() {
  usePageTitle(TITULO);
  const versionId = readId(useParams()['id']);
  return versionId === null ? <ElementoNoEncontrado /> : <Edicion key={versionId} versionId={versionId} />;
}

function Edicion({ versionId }: { readonly versionId: number }) {
  const elemento = useElemento(versionId);
  const { data, error } = elemento;
  if (isNotFound(error)) return <ElementoNoEncontrado />;
  return (
    <>
      <PageHeading
        title={TITULO}
        lead={data ? `${data.nombre} · ${data.identificador}, versión ${data.numero}` : undefined}
        chip={data ? <EstadoVersionChip estado={data.estado} /> : null}
        actions={
          <ButtonLink variant="neutral" icon={<ArrowLeft size={18} />} to={toVersionElemento(versionId)}>
            Ver elemento
          </ButtonLink>
        }
      />
      <LoadBlock query={elemento} subject="el elemento de dato">
        {(detalle) => <Abierto elemento={detalle} />}
      </LoadBlock>
    </>
  );
}

function Abierto({ elemento }: { readonly elemento: ElementoPrivado }) {
  // New data that arrive while a person types must not overwrite the typed text.
  const [initial] = useState(elemento);
  const { editar } = elemento.acciones;
  if (!editar.allowed) return <Notice tone="warn">{explainDecision(editar)}</Notice>;
  return <FormularioElemento inicial={initial} actual={elemento} />;
}
