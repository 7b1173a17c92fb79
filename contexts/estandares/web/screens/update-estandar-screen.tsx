import { explainDecision } from '@marco/contract-kit/decision';
import { useBanner } from '@marco/web-kit/banner';
import { LoadBlock } from '@marco/web-kit/load-block';
import { isNotFound, readId } from '@marco/web-kit/not-found';
import { Notice } from '@marco/web-kit/notice';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { toEstandar } from '../../contract/estandares.paths.ts';
import type { DetalleEstandar } from '../../contract/index.ts';
import { EstandarNoEncontrado } from '../estandar-no-encontrado.tsx';
import { EstandarForm } from '../formulario/estandar-form.tsx';
import { useSaveEstandar } from '../formulario/use-save-estandar.ts';
import { toValores } from '../formulario/valores.ts';
import { type OpcionesEstandar, useEstandar, useOpciones } from '../use-estandares.ts';

const TITULO = 'Editar estándar';

/** Edits the header of a standard (AREA-03). */
export function UpdateEstandarScreen() {
  const id = readId(useParams()['id']);
  return id === null ? <EstandarNoEncontrado /> : <Edicion key={id} id={id} />;
}

function Edicion({ id }: { readonly id: number }) {
  usePageTitle(TITULO);
  const estandar = useEstandar(id);
  const opciones = useOpciones();
  if (isNotFound(estandar.error)) return <EstandarNoEncontrado />;
  return (
    <>
      <PageHeading title={TITULO} lead={estandar.data?.nombre} />
      <LoadBlock query={estandar} subject="el estándar">
        {(data) => (
          <LoadBlock query={opciones} subject="las listas del formulario">
            {(listas) => <Formulario estandar={data} opciones={listas} />}
          </LoadBlock>
        )}
      </LoadBlock>
    </>
  );
}

interface FormularioProps {
  readonly estandar: DetalleEstandar;
  readonly opciones: OpcionesEstandar;
}

function Formulario({ estandar, opciones }: FormularioProps) {
  // New data that arrive while a person types must not overwrite the typed text.
  const [initial] = useState(estandar);
  const { id, acciones } = initial;
  const navigate = useNavigate();
  const banner = useBanner();
  const save = useSaveEstandar(initial, opciones);
  if (!acciones.editar.allowed) return <Notice tone="warn">{explainDecision(acciones.editar)}</Notice>;
  return (
    <EstandarForm
      inicial={toValores(initial)}
      opciones={opciones}
      version={initial.version}
      cancelTo={toEstandar(id)}
      onSend={async (valores) => {
        if (!(await save(valores))) return;
        banner.success('Se guardaron los cambios del estándar.');
        await navigate(toEstandar(id));
      }}
    />
  );
}
