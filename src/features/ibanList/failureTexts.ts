/** Why a list cannot be read or a result cannot be written. */
export const failureTexts = {
  empty:
    'In der Liste steht nichts. Fügen Sie Zeilen mit Bankleitzahl und Kontonummer ein oder wählen Sie eine andere Datei.',
  'too-large':
    'Die Datei ist größer als 1\u00A0GB. Teilen Sie sie bitte auf; ein Browser kann größere Dateien nicht zuverlässig verarbeiten.',
  'too-many-columns':
    'Die Liste hat mehr als 256\u00A0Spalten. Speichern Sie eine Kopie, die nur die nötigen Spalten enthält, und wählen Sie diese.',
  'row-too-long':
    'Eine Zeile ist länger als 4\u00A0MB. Vielleicht fehlen die Zeilenumbrüche, oder die Datei ist keine Liste. Umgerechnet wurde nichts; Ihre Datei ist unverändert.',
  /** The result does not have as many lines as the list, which is a bug. */
  'rows-differ':
    'Das Ergebnis hätte nicht so viele Zeilen wie Ihre Liste; deshalb geben wir es nicht aus. Bitte melden Sie uns diesen Fehler. Ihre Datei ist unverändert.',
  'no-list':
    'Diese Datei ist weder CSV noch XLSX, auch wenn ihr Name so enden mag, sondern zum Beispiel das alte Excel-Format XLS, ODS, eine Webseite, XML, JSON, ein PDF oder ein Bild. Öffnen Sie die Tabelle in Excel oder LibreOffice und speichern Sie sie als XLSX oder CSV.',
  'password-protected':
    'Diese Excel-Datei ist mit einem Kennwort geschützt und lässt sich deshalb nicht lesen. Speichern Sie eine Kopie ohne Kennwort.',
  'damaged-xlsx':
    'Diese Excel-Datei ist beschädigt oder unvollständig. Öffnen Sie sie in Excel oder LibreOffice und speichern Sie sie neu oder speichern Sie sie als CSV.',
  'too-large-unpacked':
    'Diese Excel-Datei ist ausgepackt größer, als ein Browser zuverlässig lesen kann. Speichern Sie das Tabellenblatt als CSV oder teilen Sie es auf.',
  'too-many-cells':
    'Dieses Tabellenblatt hat mehr als 20\u00A0Millionen Zellen, wenn man alle Zeilen und Spalten bis zur letzten gefüllten Zelle zählt. Oft liegt das an einer einzelnen Zelle weit rechts oder weit unten: Leeren Sie diese oder speichern Sie das Blatt als CSV.',
  'empty-sheet':
    'In diesem Tabellenblatt steht nichts. Wählen Sie ein anderes oder wählen Sie eine andere Datei.',
  'no-room-in-excel':
    'Eine Excel-Tabelle fasst höchstens 1.048.576\u00A0Zeilen und 16.384\u00A0Spalten; für das Ergebnis fehlt der Platz. Speichern Sie es als CSV.',
  'cell-too-long':
    'Mindestens eine Zelle hat mehr als 32.767\u00A0Zeichen, und mehr fasst eine Zelle in Excel nicht. Speichern Sie das Ergebnis als CSV; dort fehlt nichts.',
  'file-changed':
    'Die Datei wurde geändert, verschoben oder gelöscht, während sie gelesen wurde. Schließen Sie sie in anderen Programmen und wählen Sie sie noch einmal. An der Datei selbst haben wir nichts verändert.',
  'no-directory':
    'Das Bankverzeichnis konnte nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal; Ihre Liste ist noch da.',
  /** Timeout while waiting for the worker's script, the directory or the worker itself. */
  'no-answer':
    'Das dauert zu lange; wir haben abgebrochen. Prüfen Sie die Verbindung und versuchen Sie es noch einmal. Ihre Liste ist noch da.',
  'no-script':
    'Ein Teil dieser Seite konnte nicht geladen werden. Vielleicht ist die Verbindung unterbrochen, oder es gibt inzwischen eine neue Fassung der Website. Laden Sie die Seite neu; eingefügten Text kopieren Sie bitte vorher. Ihre Datei ist unverändert.',
  'no-worker':
    'Ihr Browser oder eine Erweiterung verhindert, dass die Liste im Hintergrund gelesen wird (Web Worker). Erlauben Sie das für diese Seite oder nehmen Sie einen anderen Browser. Ihre Liste ist unverändert.',
  unexpected:
    'Die Liste konnte nicht verarbeitet werden; vielleicht reicht der Arbeitsspeicher nicht. Versuchen Sie es noch einmal oder teilen Sie die Liste auf. Ihre Datei ist unverändert.',
} as const;
