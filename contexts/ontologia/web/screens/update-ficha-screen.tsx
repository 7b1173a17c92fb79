import { explainDecision } from '@marco/contract-kit/decision';
import { useBanner } from '@marco/web-kit/banner';
import { LoadBlock } from '@marco/web-kit/load-block';
import { isNotFound } from '@marco/web-kit/not-found';
import { Notice } from '@marco/web-kit/notice';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { Ficha } from '../../contract/index.ts';
import { toFicha } from '../../contract/ontologia.paths.ts';
import { FichaNoEncontrada } from '../ficha-no-encontrada.tsx';
import { FichaForm } from '../formulario/ficha-form.tsx';
import { useSaveFicha } from '../formulario/use-save-ficha.ts';
import { toValores } from '../formulario/valores.ts';
import { type ClaveFicha, readClave, useFicha } from '../use-ficha.ts';

const TITULO = 'Editar ficha';

/** Changes a ficha of any word (AREA-07). */
export function UpdateFichaScreen() {
  const params = useParams();
  const clave = readClave(params['palabra'], params['id']);
  return clave === null ? (
    <FichaNoEncontrada />
  ) : (
    <Edicion key={`${clave.palabra} ${clave.id}`} clave={clave} />
  );
}

function Edicion({ clave }: { readonly clave: ClaveFicha }) {
  usePageTitle(TITULO);
  const ficha = useFicha(clave);
  if (isNotFound(ficha.error)) return <FichaNoEncontrada />;
  return (
    <>
      <PageHeading title={TITULO} lead={ficha.data?.nombre} />
      <LoadBlock query={ficha} subject="la ficha">
        {(data) => <Formulario ficha={data} />}
      </LoadBlock>
    </>
  );
}

function Formulario({ ficha }: { readonly ficha: Ficha }) {
  // New data that arrive while a person types must not overwrite the typed text.
  const [initial] = useState(ficha);
  const { palabra, id, permisos } = initial;
  const navigate = useNavigate();
  const banner = useBanner();
  const save = useSaveFicha(initial);
  if (!permisos.editar.allowed) return <Notice tone="warn">{explainDecision(permisos.editar)}</Notice>;
  return (
    <FichaForm
      palabra={palabra}
      inicial={toValores(initial)}
      version={initial.version}
      submitLabel="Guardar cambios"
      cancelTo={toFicha(palabra, id)}
      onSend={async (valores) => {
        if (!(await save(valores))) return;
        banner.success('Se guardaron los cambios de la ficha.');
        await navigate(toFicha(palabra, id));
      }}
    />
  );
}
