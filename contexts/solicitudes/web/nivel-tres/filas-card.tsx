import { Button, reachedLimit } from '@marco/web-kit/button';
import { IconButton } from '@marco/web-kit/icon-button';
import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { LIMITES_NIVEL_TRES } from '../../contract/terms.ts';
import styles from '../formulario/formulario.module.css';
import type { CampoPedido } from './campo-de-respuesta.tsx';
import { DocumentoDeParte } from './documento-de-parte.tsx';
import { NOMBRES_DE_RESPUESTA } from './nombres-de-respuesta.ts';
import { ParteCard } from './parte-card.tsx';
import { CamposDeFila } from './respuesta-card.tsx';
import type { FormularioDeNivelTres } from './use-formulario-nivel-tres.ts';
import type { ValoresNivelTres } from './valores-nivel-tres.ts';

type ParteDeFilas = 'servidores' | 'certificadosTls';
type FilaDe = ValoresNivelTres[ParteDeFilas][number];

interface FilasCardProps {
  readonly formulario: FormularioDeNivelTres;
  readonly parte: ParteDeFilas;
  readonly lugar: string;
  readonly titulo: string;
  readonly texto: string;
  /** What one row is called: 'servidor'. */
  readonly nombre: string;
  readonly nueva: FilaDe;
  readonly campos: readonly CampoPedido[];
}

/** A part of the form that is a list of rows, each added and taken away by its button. */
export function FilasCard({
  formulario,
  parte,
  lugar,
  titulo,
  texto,
  nombre,
  nueva,
  campos,
}: FilasCardProps) {
  const { guardada, diligenciamiento, cargas } = formulario;
  const filas: readonly FilaDe[] = diligenciamiento.values[parte];
  const claves = useClaves(filas.length);
  const maximo = LIMITES_NIVEL_TRES[parte];
  /** Over what is written now: a file may arrive long after its row was drawn. */
  const write = (edit: (actuales: readonly FilaDe[]) => readonly FilaDe[]) =>
    diligenciamiento.change({
      [parte]: edit(diligenciamiento.read().values[parte]),
    } as Partial<ValoresNivelTres>);
  return (
    <ParteCard solicitud={guardada} lugar={lugar} titulo={titulo} texto={texto}>
      {filas.map((fila, at) => (
        <fieldset key={claves.lista[at]} className={styles['norma']}>
          <legend className="sr">
            {capitalize(nombre)} {at + 1}
          </legend>
          <div className={styles['normaHead']}>
            <h3>
              {capitalize(nombre)} {at + 1}
            </h3>
            <IconButton
              label={`Quitar el ${nombre} ${at + 1}`}
              icon={<Trash2 size={18} />}
              onClick={() => {
                claves.remove(at);
                write((actuales) => actuales.toSpliced(at, 1));
              }}
            />
          </div>
          <CamposDeFila
            formulario={formulario}
            parte={parte}
            fila={fila}
            ruta={`${parte}.${at}`}
            campos={campos}
            onChange={(next) => write((actuales) => actuales.with(at, next as FilaDe))}
          />
          {'documento' in fila ? (
            <DocumentoDeParte
              parte="certificadosTls"
              clave={`${parte} ${claves.lista[at]}`}
              label={`${NOMBRES_DE_RESPUESTA.certificadosTls.documento} ${at + 1}`}
              documento={fila.documento}
              onCarga={cargas.report}
              onChange={(documento) =>
                write((actuales) =>
                  actuales.map((una, other) => (other === at ? { ...una, documento } : una)),
                )
              }
            />
          ) : null}
        </fieldset>
      ))}
      <div>
        <Button
          variant="secondary"
          size="small"
          icon={<Plus size={16} />}
          blocked={
            filas.length >= maximo
              ? reachedLimit(`Una solicitud tiene máximo ${maximo} filas aquí.`)
              : undefined
          }
          onClick={() => write((actuales) => [...actuales, nueva])}
        >
          Agregar {nombre}
        </Button>
      </div>
    </ParteCard>
  );
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Tells rows apart that have no id: a row that is taken away leaves the others, and their files, as they are. */
function useClaves(cuantas: number) {
  const lista = useRef<string[]>([]);
  while (lista.current.length < cuantas) lista.current.push(crypto.randomUUID());
  lista.current.length = cuantas;
  return {
    lista: lista.current,
    remove: (at: number) => {
      lista.current.splice(at, 1);
    },
  };
}
