import type { Vocabulary } from "../../../reading/build_lexicon.ts";

/** Pupils and their classes. */
export const pupils: Vocabulary = {
  "pupils.pupils": `pupil, pupils, schoolchildren, student, students, classroom*, schüler*, schulklasse*, studierende*, studenten, élève*, étudiant*, salle de classe, en classe, alumno*, alumna*, estudiante*, aula, aulas, aluno*, aluna*, estudantes, sala de aula, alunn*, studente, studenti, studentess*, leerling*, klaslokaal, uczni*, uczeń, uczenn*, studentów, klasie, elev, elever*, eleverna, klassrum*, elevene, klasseværelse*, klasserom*, oppila*, opiskelij*, luoka*, žák*, žác*, studentů, ve třídě, elevi, elevii, elevilor, studenți*, sala de clasă, diák*, tanuló*, hallgató*, osztályterem*, μαθητ*, φοιτητ*, τάξη, öğrenci*, sınıf*, ученик*, учени*, студент*, класс*, школьник*, учн*, учень, учні*, класі, طالب, طلاب, الطلاب, الطالب, تلاميذ, التلاميذ, الفصل الدراسي, תלמיד*, סטודנט*, כיתה, בכיתה, छात्र*, विद्यार्थी*, कक्षा, শিক্ষার্থী*, 生徒, 学生, 児童, 教室, 학생*, 교실*, 수강생*, 學生, 课堂, 課堂, นักเรียน, นักศึกษา, ห้องเรียน, học sinh, sinh viên, lớp học, siswa, murid, mahasiswa, pelajar, mag aaral, estudyante*, wanafunzi`,
};
