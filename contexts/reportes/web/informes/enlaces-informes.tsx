import { Card } from '@marco/web-kit/card';
import { Link } from 'react-router';
import { INFORMES } from '../../contract/informes.terms.ts';
import { toInforme } from '../../contract/reportes.paths.ts';
import styles from '../indicadores/indicador.module.css';
import { useOpcionesDeInformes } from './use-opciones-informes.ts';

/** The reports with all their rows that the person may open; without their list the indicators stand alone. */
export function EnlacesDeInformes() {
  const { data } = useOpcionesDeInformes();
  if (data === undefined || data.informes.length === 0) return null;
  return (
    <Card title="Reportes con todas sus filas">
      <ul className={styles['enlaces']}>
        {data.informes.map((palabra) => (
          <li key={palabra}>
            <Link to={toInforme(palabra)}>{INFORMES[palabra].titulo}</Link>
            <p className={styles['corte']}>{INFORMES[palabra].pregunta}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
