import { formatBudget } from '@/features/projects/budget.ts';
import { CLOSING_SOON_DAYS } from '@/features/projects/project-status.ts';
import { getLabels } from '@/cms/labels/get-labels.ts';
import { getProjects as allProjects } from '@/features/projects/projects.ts';
import type { RecordSource } from '@/features/search/record.ts';

/** Records of all projects, including closed and awarded ones. A budget is not indexed as a price. */
export const loadProjects: RecordSource = async () => {
  const [all, labels] = await Promise.all([allProjects(), getLabels('projects')]);
  const { open, soon, closed } = labels.states;
  return all.map((project) => ({
    id: project.id,
    url: project.path,
    kind: 'projects' as const,
    title: project.title,
    arabic: project.titleAr,
    line: `${project.issuer} · ${project.place.name}`,
    chips: [...(project.award ? [labels.states.awarded] : []), formatBudget(project.budget, labels)],
    ...(project.award
      ? {}
      : { closing: { day: project.closes, soon: CLOSING_SOON_DAYS, labels: { open, soon, closed } } }),
    keywords: [project.number, project.sector],
    related: [labels.crumb, labels.list.title],
    text: [project.issuer, project.place.name, project.place.nameAr, project.place.region],
  }));
};
