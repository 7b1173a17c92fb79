-- Writing the texts of every version (0112) left the table twice as large as what it holds, and a search of two letters reads
-- all of it. Written once more, in the order of the list.
cluster elementos_versiones using elementos_versiones_orden;
analyze elementos_versiones;
