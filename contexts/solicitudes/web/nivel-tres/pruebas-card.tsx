import { PRUEBAS_QA, PRUEBAS_QA_OBLIGATORIAS } from '../../contract/terms.ts';
import { DocumentoDeParte } from './documento-de-parte.tsx';
import { EnsayoDeFila, EnsayoPrevio } from './ensayo-previo.tsx';
import { getNivelTres } from './get-nivel-tres.ts';
import styles from './nivel-tres.module.css';
import { NOMBRES_DE_RESPUESTA } from './nombres-de-respuesta.ts';
import { ParteCard } from './parte-card.tsx';
import { CamposDeFila } from './respuesta-card.tsx';
import { isFilaVacia } from './respuesta-escrita.ts';
import type { FormularioDeNivelTres } from './use-formulario-nivel-tres.ts';
import type { ValoresNivelTres } from './valores-nivel-tres.ts';

type Prueba = ValoresNivelTres['pruebas'][number];

interface PruebasCardProps {
  readonly formulario: FormularioDeNivelTres;
}

/** The tests in QA through the platform, each with its result and its evidence (domain niveles §7.4). */
export function PruebasCard({ formulario }: PruebasCardProps) {
  const { pruebas } = formulario.diligenciamiento.values;
  const superadas = pruebas.filter(({ resultado }) => resultado === 'superada').length;
  return (
    <ParteCard
      solicitud={formulario.guardada}
      lugar="tecnico.pruebas"
      titulo="Pruebas en QA por X-Road"
      texto={`${superadas} de ${pruebas.length} superadas en QA. Una evidencia puede servir para varias pruebas.`}
    >
      <EnsayoPrevio formulario={formulario} />
      {pruebas.map((prueba, at) => (
        <PruebaFields key={prueba.codigo} formulario={formulario} prueba={prueba} at={at} />
      ))}
    </ParteCard>
  );
}

interface PruebaFieldsProps extends PruebasCardProps {
  readonly prueba: Prueba;
  readonly at: number;
}

function PruebaFields({ formulario, prueba, at }: PruebaFieldsProps) {
  const { diligenciamiento, cargas } = formulario;
  const { codigo, documento, ensayo } = prueba;
  const required = PRUEBAS_QA_OBLIGATORIAS.includes(codigo);
  const write = (part: Partial<Prueba>) =>
    diligenciamiento.change({
      pruebas: diligenciamiento
        .read()
        .values.pruebas.map((una) => (una.codigo === codigo ? { ...una, ...part } : una)),
    });
  const isVacia = isFilaVacia(prueba, 'codigo');
  return (
    <fieldset className={styles['prueba']}>
      <legend>
        <span className={styles['codigo']}>{codigo}</span> {PRUEBAS_QA[codigo]}
        {required ? '' : ' (opcional)'}
      </legend>
      <CamposDeFila
        formulario={formulario}
        parte="pruebas"
        fila={prueba}
        ruta={`pruebas.${at}`}
        campos={[
          { campo: 'resultado', span: 4, required },
          { campo: 'fecha', span: 4, required },
          { campo: 'operador', span: 4, required, hint: 'Persona u oficina.' },
        ]}
        onChange={(next) => write(next)}
      />
      {ensayo === null ? null : (
        <EnsayoDeFila versionId={getNivelTres(formulario.guardada).servicioVersion.id} ensayo={ensayo} />
      )}
      {isVacia ? null : (
        <DocumentoDeParte
          parte="pruebas"
          clave={`pruebas ${codigo}`}
          label={`${NOMBRES_DE_RESPUESTA.pruebas.documento} de ${codigo}`}
          documento={documento}
          onCarga={cargas.report}
          onChange={(next) => write({ documento: next })}
        />
      )}
    </fieldset>
  );
}
