import { explainDecision } from '@marco/contract-kit/decision';
import { LoadBlock } from '@marco/web-kit/load-block';
import { Notice } from '@marco/web-kit/notice';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { useCreation } from '@marco/web-kit/saved-change';
import { useParams } from 'react-router';
import type {
  createDefinicionEndpoint,
  createEventoEndpoint,
  createIndividuoEndpoint,
  createReglaEndpoint,
} from '../../contract/index.ts';
import { ontologiaPaths, toFicha } from '../../contract/ontologia.paths.ts';
import { PALABRAS, type Palabra } from '../../contract/terms.ts';
import { CONSULTA_VACIA } from '../../rules/consulta-ontologia.ts';
import { FichaNoEncontrada } from '../ficha-no-encontrada.tsx';
import { FichaForm } from '../formulario/ficha-form.tsx';
import { buildVacios, toDatos, type ValoresFicha } from '../formulario/valores.ts';
import { useFichas } from '../lista/use-fichas.ts';
import { readPalabra } from '../use-ficha.ts';

const AYUDAS: Readonly<Record<Palabra, string>> = {
  definicion: 'Una clase o una propiedad con el significado que se acordó.',
  individuo: 'Un caso concreto de una clase: el valor de una lista, una organización conocida.',
  evento: 'Algo que ocurre y cambia datos o da lugar a intercambios.',
  regla: 'Una restricción o una derivación sobre definiciones y elementos de dato.',
};

/** The calls of the words differ in their bodies alone; each is made of the form of its word. */
type CreacionFicha =
  | typeof createDefinicionEndpoint
  | typeof createEventoEndpoint
  | typeof createIndividuoEndpoint
  | typeof createReglaEndpoint;

/** Adds a definition, an individual, an event or a rule (AREA-07). */
export function NuevaFichaScreen() {
  const palabra = readPalabra(useParams()['palabra']);
  return palabra === null ? <FichaNoEncontrada /> : <Nueva key={palabra} palabra={palabra} />;
}

function Nueva({ palabra }: { readonly palabra: Palabra }) {
  const titulo = `Crear ${PALABRAS[palabra].singular.toLowerCase()}`;
  usePageTitle(titulo);
  const create = useCreation(['ontologia']);
  // The list says who may add to it.
  const fichas = useFichas({ ...CONSULTA_VACIA, palabra });

  async function send(valores: ValoresFicha): Promise<void> {
    const body = toDatos(palabra, valores);
    await create({
      body,
      run: (api, options) =>
        api.call<CreacionFicha>({ method: 'POST', path: `/ontologia/${palabra}` }, { body }, options),
      done: `Se creó «${body.nombre}» como borrador.`,
      toRecord: (id) => toFicha(palabra, id),
    });
  }

  return (
    <>
      <PageHeading title={titulo} lead={AYUDAS[palabra]} />
      <LoadBlock query={fichas} subject="sus permisos">
        {({ permisos: { crear } }) =>
          crear.allowed ? (
            <FichaForm
              palabra={palabra}
              inicial={buildVacios(palabra)}
              version={null}
              submitLabel={titulo}
              cancelTo={ontologiaPaths.homeRestaurada}
              onSend={send}
            />
          ) : (
            <Notice tone="warn">{explainDecision(crear)}</Notice>
          )
        }
      </LoadBlock>
    </>
  );
}
