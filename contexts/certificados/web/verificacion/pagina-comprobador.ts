import { AVISO_LEGAL } from '../../contract/terms.ts';
import { type InformeArchivo, verifyArchivo } from '../../rules/verificacion/archivo.ts';
import { type DatosCopia, parseDatosCopia } from '../../rules/verificacion/copia.ts';
import { criptoDelNavegador } from './cripto-del-navegador.ts';

/** Larger than any certificate: a longer file is not read. */
const MAXIMO = 20_000_000;
const MARCAS = { bien: '✓', mal: '✕', 'sin-saber': '?' } as const;
const PALABRAS = { bien: 'Bien', mal: 'Mal', 'sin-saber': 'Sin saber' } as const;

type Part = Node | string;

/** An element with its class and content; a text is never read as HTML. */
function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...content: readonly Part[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  if (className !== '') element.className = className;
  element.append(...content);
  return element;
}

function createLineas({ constataciones }: InformeArchivo): HTMLElement {
  return create(
    'ul',
    'lineas',
    ...constataciones.map(({ resultado, asunto, detalle, dictamen }) => {
      const marca = create('span', 'marca', MARCAS[resultado]);
      marca.setAttribute('role', 'img');
      marca.setAttribute('aria-label', PALABRAS[resultado]);
      const texto = create('div', '', create('b', '', asunto), create('small', '', detalle));
      return create('li', resultado, marca, texto, create('span', 'dictamen', dictamen));
    }),
  );
}

/** What the certificate says, once its signature was verified. */
function createDicho({ dicho }: InformeArchivo): HTMLElement {
  const lista = create('dl', 'dice');
  for (const [nombre, valor] of dicho)
    lista.append(create('div', '', create('dt', '', nombre), create('dd', '', valor)));
  lista.hidden = dicho.length === 0;
  return lista;
}

function presentTitulo({ constataciones }: InformeArchivo, nombre: string): string {
  return constataciones.some(({ resultado }) => resultado === 'mal')
    ? `Revise lo que se halló en «${nombre}»`
    : `«${nombre}» es auténtico. Si sigue vigente se sabe en línea`;
}

async function createInforme(archivo: File, { did, guardado }: DatosCopia): Promise<readonly Part[]> {
  if (archivo.size > MAXIMO)
    return [create('p', 'error', `«${archivo.name}» es más grande que cualquier certificado.`)];
  try {
    const informe = await verifyArchivo(
      new Uint8Array(await archivo.arrayBuffer()),
      {
        did,
        ahora: new Date(),
        enLinea: null,
        guardado: guardado ? { ...guardado, pdf: null, sello: null } : undefined,
      },
      criptoDelNavegador,
    );
    const numero = informe.numero === null ? [] : [create('p', '', informe.numero)];
    return [
      create('h2', '', presentTitulo(informe, archivo.name)),
      ...numero,
      createLineas(informe),
      createDicho(informe),
    ];
  } catch (error) {
    const causa = error instanceof Error ? error.message : 'El archivo no se pudo leer.';
    return [create('p', 'error', causa)];
  }
}

function createZona(choose: (archivo: File) => void): HTMLElement {
  // The browser would word its own button in its own language.
  const input = create('input', 'oculto');
  input.type = 'file';
  input.accept = '.pdf,.json,application/pdf,application/json';
  input.addEventListener('change', () => {
    const [archivo] = input.files ?? [];
    if (archivo) choose(archivo);
    // The same file may be chosen again.
    input.value = '';
  });
  const zona = create('label', 'zona', create('b', '', 'Archivo del certificado'), input);
  zona.append(
    create('span', 'boton', 'Seleccionar archivo'),
    create('small', '', 'O arrastre aquí el PDF o el JSON. No sale de su equipo.'),
  );
  zona.addEventListener('dragover', (event) => event.preventDefault());
  zona.addEventListener('drop', (event) => {
    event.preventDefault();
    const archivo = event.dataTransfer?.files[0];
    if (archivo) choose(archivo);
  });
  return zona;
}

const SIN_CLAVES =
  'Esta copia no trae las claves del ministerio. Guarde otra desde «Comprobar un certificado», con el botón «Comprobar sin conexión».';

/**
 * Shows the verification of files that works without a network, in a page that was saved.
 *
 * @param datos what the copy takes along, as its page has it
 */
export function renderComprobador(main: HTMLElement, datos: string): void {
  const copia = parseDatosCopia(datos);
  main.append(create('h1', '', 'Comprobar un certificado sin conexión'));
  if (!copia) {
    main.append(create('p', 'error', SIN_CLAVES));
    return;
  }
  const informe = create('section', 'informe');
  informe.setAttribute('role', 'status');
  const choose = (archivo: File) => {
    informe.replaceChildren(create('p', '', 'Comprobando'));
    void createInforme(archivo, copia).then((parts) => informe.replaceChildren(...parts));
  };
  main.append(
    create('p', '', 'Esta página no usa la red: comprueba la firma y cada byte del archivo en su equipo.'),
    createZona(choose),
    informe,
    create('p', 'aviso', AVISO_LEGAL),
    create(
      'p',
      'aviso',
      `Copia guardada el ${copia.momento}, con las claves de ${copia.did.id}. Para un certificado posterior, guarde otra.`,
    ),
  );
}
