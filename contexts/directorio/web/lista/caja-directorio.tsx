import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { TextInput } from '@marco/web-kit/field';
import { IconButton } from '@marco/web-kit/icon-button';
import { useFilterDraft } from '@marco/web-kit/list-search';
import { Segmented } from '@marco/web-kit/segmented';
import { Skeleton } from '@marco/web-kit/skeleton';
import { Search, X } from 'lucide-react';
import {
  type FormEvent,
  lazy,
  type Ref,
  type RefObject,
  Suspense,
  startTransition,
  useRef,
  useState,
} from 'react';
import type { DatoDirectorio } from '../../contract/index.ts';
import { LIMITES_DIRECTORIO } from '../../contract/terms.ts';
import { type ConsultaDirectorio, isPorDatos } from '../../rules/consulta-directorio.ts';
import { useNombresDato } from '../use-directorio.ts';
import type { LadoDeBusqueda } from './caja-datos.tsx';
import styles from './caja-directorio.module.css';
import { useSlashFocus } from './use-slash-focus.ts';

// Most people search by words: the boxes for data, with their suggestions, come with the other way.
const CajaDatos = lazy(async () => ({ default: (await import('./caja-datos.tsx')).CajaDatos }));

const MODOS = [
  { value: 'palabras', label: 'Por palabras' },
  { value: 'datos', label: 'Tengo → necesito' },
] as const;
type Modo = (typeof MODOS)[number]['value'];

const NOTAS: Readonly<Record<Modo, string>> = {
  palabras: 'Busca en el nombre, los datos, la descripción y la entidad, aunque falte una tilde o una letra.',
  datos: 'Diga qué datos tiene y cuál necesita: aparecen los servicios que lo resuelven, solos o en cadena.',
};

/** What is looked for: words, or what one has and needs. */
type Buscado = Pick<ConsultaDirectorio, 'texto' | 'tengo' | 'necesito'>;

interface CajaDirectorioProps {
  readonly consulta: ConsultaDirectorio;
  /** The data of the search on show, by their names. */
  readonly datos: readonly DatoDirectorio[];
  readonly isSearching: boolean;
  readonly onSearch: (buscado: Buscado) => void;
}

/** The box of the directory, in its two ways; '/' leads to it from anywhere in the page. */
export function CajaDirectorio({ consulta, datos, isSearching, onSearch }: CajaDirectorioProps) {
  const { texto, tengo, necesito } = consulta;
  const inForce: Modo = isPorDatos(consulta) ? 'datos' : 'palabras';
  const [draft, edit] = useFilterDraft<Buscado & { readonly modo: Modo }>({
    modo: inForce,
    texto,
    tengo,
    necesito,
  });
  const [pending, setPending] = useState({ tengo: '', necesito: '' });
  // Why the last press searched nothing; what is chosen or written after it may be right.
  const [refusal, setRefusal] = useState<string>();
  const box = useRef<HTMLInputElement>(null);
  const needed = useRef<HTMLInputElement>(null);
  const nombres = useNombresDato(datos);
  useSlashFocus(box);
  const error = findErrorCaja(draft, pending);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setRefusal(error);
    if (error) (draft.modo === 'palabras' ? box : needed).current?.focus();
    else if (draft.modo === 'palabras') onSearch({ texto: draft.texto.trim(), tengo: [], necesito: [] });
    else onSearch({ texto: '', tengo: draft.tengo, necesito: draft.necesito });
  }

  const bindDatos = (
    name: 'tengo' | 'necesito',
    ref: RefObject<HTMLInputElement | null>,
  ): LadoDeBusqueda => ({
    ref,
    values: nombres.toItems(draft[name]),
    onChange: (items) => {
      nombres.keep(items);
      setRefusal(undefined);
      const ids = items.map(({ id }) => Number(id));
      edit(name === 'tengo' ? { tengo: ids } : { necesito: ids });
    },
    onTextChange: (text) => {
      setPending((before) => ({ ...before, [name]: text }));
      setRefusal(undefined);
    },
  });

  return (
    <search data-print="hide">
      <form onSubmit={submit} noValidate aria-label="Buscar servicios">
        <Card>
          <div className={styles['top']}>
            <Segmented
              label="Modo de búsqueda"
              segments={MODOS}
              value={draft.modo}
              onChange={(modo) => {
                setRefusal(undefined);
                // The box before stays until the code of the other one is there.
                startTransition(() => edit({ modo }));
              }}
            />
            <span className={styles['note']}>{NOTAS[draft.modo]}</span>
          </div>
          <Suspense fallback={<Skeleton label="Cargando los datos" shape="text" rows={2} />}>
            {draft.modo === 'palabras' ? (
              <div className={styles['words']}>
                <Palabras
                  ref={box}
                  texto={draft.texto}
                  error={error}
                  onChange={(value) => edit({ texto: value })}
                />
                <BotonBuscar isSearching={isSearching} />
              </div>
            ) : (
              <CajaDatos
                tengo={bindDatos('tengo', box)}
                necesito={bindDatos('necesito', needed)}
                error={refusal}
              >
                <BotonBuscar isSearching={isSearching} />
              </CajaDatos>
            )}
          </Suspense>
        </Card>
      </form>
    </search>
  );
}

/** Why the search is not sent; undefined when it can be. */
function findErrorCaja(
  { modo, texto, tengo, necesito }: Buscado & { readonly modo: Modo },
  pending: { readonly tengo: string; readonly necesito: string },
): string | undefined {
  if (modo === 'palabras')
    return texto.trim().length > LIMITES_DIRECTORIO.texto
      ? `Escriba máximo ${LIMITES_DIRECTORIO.texto} caracteres.`
      : undefined;
  // Text that picks nothing would be left out of the search in silence.
  if (pending.tengo.trim() !== '' || pending.necesito.trim() !== '')
    return 'Seleccione un dato de la lista o borre el texto.';
  if (tengo.length === 0 && necesito.length === 0) return 'Elija al menos un dato que tiene o que necesita.';
  return undefined;
}

interface PalabrasProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly texto: string;
  readonly error: string | undefined;
  readonly onChange: (texto: string) => void;
}

function Palabras({ ref, texto, error, onChange }: PalabrasProps) {
  return (
    <TextInput
      ref={ref}
      label="Buscar servicios"
      hideLabel
      placeholder="registro civil, dirección, afiliación a salud…"
      autoComplete="off"
      leadIcon={<Search size={18} />}
      value={texto}
      onChange={onChange}
      errors={error === undefined ? [] : [error]}
      trail={
        texto === '' ? undefined : (
          <IconButton
            size="small"
            label="Borrar el texto"
            icon={<X size={16} />}
            onClick={() => onChange('')}
          />
        )
      }
    />
  );
}

function BotonBuscar({ isSearching }: { readonly isSearching: boolean }) {
  return (
    <Button
      type="submit"
      className={styles['submit']}
      icon={<Search size={18} />}
      busy={isSearching && 'Buscando'}
    >
      Buscar
    </Button>
  );
}
