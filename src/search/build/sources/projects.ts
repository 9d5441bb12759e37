import { budgetText } from '@/trends/budget.ts';
import { projectWords } from '@/trends/projects-words.ts';
import { projects as allProjects } from '@/trends/projects.ts';
import type { Source } from '../../record.ts';

/** All projects, with their state: who looks one up may want to know to whom it went. A budget is no price. */
export const projects: Source = async () => {
  const [all, words] = await Promise.all([allProjects(), projectWords()]);
  return all.map((project) => ({
    id: project.id,
    url: project.path,
    kind: 'projects' as const,
    title: project.title,
    arabic: project.titleAr,
    line: `${project.issuer} · ${project.place.name}`,
    chips: [words.states[project.state], budgetText(project.budget, words)],
    verified: false,
    keywords: [project.number, project.sector],
    related: [words.crumb, words.list.title],
    text: [project.issuer, project.place.name, project.place.nameAr, project.place.region],
  }));
};
