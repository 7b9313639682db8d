interface FileTime {
  file: string;
  seconds: number;
}

interface SpecReport {
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    assertionResults: { ancestorTitles: string[]; startAt?: number | null; duration?: number | null }[];
  }[];
}

export function fileTimes(report: SpecReport): FileTime[];
export function timeTable(
  phases: { name: string; seconds: number }[],
  files: FileTime[],
  count?: number,
): string;
