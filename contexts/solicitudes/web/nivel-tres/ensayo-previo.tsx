import { Button } from '@marco/web-kit/button';
import { formatMoment } from '@marco/web-kit/format';
import { Notice } from '@marco/web-kit/notice';
import { FlaskConical } from 'lucide-react';
import { Link } from 'react-router';
import type { EnsayoDePrueba, EnsayoOfrecido } from '../../contract/index.ts';
import { toEnsayoXroad } from '../../contract/solicitudes.paths.ts';
import { getNivelTres } from './get-nivel-tres.ts';
import styles from './nivel-tres.module.css';
import { presentEnsayo } from './present-respuesta.ts';
import type { FormularioDeNivelTres } from './use-formulario-nivel-tres.ts';
import type { ValoresNivelTres } from './valores-nivel-tres.ts';

type Prueba = ValoresNivelTres['pruebas'][number];

/** The tests with what a rehearsal says of each; those it did not run stay as they are. */
function addEnsayo(
  pruebas: readonly Prueba[],
  { id, ejecutadoEn, vigente, resultados }: EnsayoOfrecido,
): readonly Prueba[] {
  return pruebas.map((prueba) => {
    const resultado = resultados.find(({ codigo }) => codigo === prueba.codigo)?.resultado;
    return resultado === undefined ? prueba : { ...prueba, ensayo: { id, ejecutadoEn, vigente, resultado } };
  });
}

/** What the newest rehearsal of the version offers to the tests; why not, where the contract is another one. */
export function EnsayoPrevio({ formulario }: { readonly formulario: FormularioDeNivelTres }) {
  const { guardada, diligenciamiento } = formulario;
  const { ensayo, servicioVersion } = getNivelTres(guardada);
  if (ensayo === null)
    return (
      <p className={styles['texto']}>
        Aún no hay un ensayo de esta versión.{' '}
        <Link to={toEnsayoXroad(servicioVersion.id)}>Ensayar en X-Road</Link> muestra antes de QA qué pruebas
        fallarían.
      </p>
    );
  const { id, ejecutadoEn, vigente } = ensayo;
  const isTomado = diligenciamiento.values.pruebas.some((prueba) => prueba.ensayo?.id === id);
  const enlace = <Link to={toEnsayoXroad(servicioVersion.id, id)}>Ver el ensayo {id}</Link>;
  if (!vigente)
    return (
      <Notice tone="warn">
        El ensayo {id}, del {formatMoment(ejecutadoEn)}, es de otro contrato: no sirve como evidencia. Repita
        el ensayo para traerlo. {enlace}
      </Notice>
    );
  return (
    <Notice>
      <p className={styles['ensayo']}>
        Hay un ensayo en el simulador, del {formatMoment(ejecutadoEn)}: es evidencia previa y no reemplaza las
        pruebas en QA. {enlace}
      </p>
      <Button
        variant="secondary"
        size="small"
        icon={<FlaskConical size={16} />}
        onClick={() =>
          diligenciamiento.change({
            pruebas: isTomado
              ? diligenciamiento.read().values.pruebas.map((prueba) => ({ ...prueba, ensayo: null }))
              : addEnsayo(diligenciamiento.read().values.pruebas, ensayo),
          })
        }
      >
        {isTomado ? 'Quitar el ensayo' : 'Traer el ensayo a las pruebas'}
      </Button>
    </Notice>
  );
}

/** What a rehearsal said of one test. */
export function EnsayoDeFila({
  versionId,
  ensayo,
}: {
  readonly versionId: number;
  readonly ensayo: EnsayoDePrueba;
}) {
  return (
    <p className={styles['texto']}>
      {presentEnsayo(ensayo)} <Link to={toEnsayoXroad(versionId, ensayo.id)}>Ver el informe</Link>
    </p>
  );
}
